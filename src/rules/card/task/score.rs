//! Scoring points.

use super::answer::*;

/// Score so many points or more for features, a field with a barn among them (R-AM-9, 11); the
/// fairy's do not count. `{"score": {"points": 12, "in": "feature"}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(inline)]
pub struct Score {
    /// Points, at least.
    #[schemars(range(min = 1, max = MAX_NUMBER))]
    pub points: u32,
    /// The span: one feature or one turn.
    #[serde(rename = "in")]
    pub span: Span,
    /// The kind of features that count; absent: any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub feature: Option<Which>,
}

const SPANS: [Span; 2] = [Span::Feature, Span::Turn];

impl Default for Score {
    fn default() -> Self {
        Self { points: 10, span: Span::Feature, feature: None }
    }
}

impl Score {
    fn reached(&self, points: i32) -> bool {
        i64::from(points) >= i64::from(self.points)
    }
}

impl Task for Score {
    const NATURE: Nature<'static> = Nature::new(Event::Score, Needs::COMPLETION.and_figure());

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        let Some(placement) = placed(occasion) else { return false };
        // Bonuses belong to no feature.
        let mut scores = placement
            .scores
            .iter()
            .filter(|score| score.seat == holder)
            .filter_map(|score| score.record.as_ref().map(|record| (score, record.kind)));
        match self.span {
            Span::Feature => scores.any(|(score, kind)| {
                self.reached(score.points()) && self.feature.is_none_or(|it| it.includes(kind))
            }),
            Span::Turn => scores.next().is_some() && self.reached(placement.turn[holder]),
        }
    }

    fn further_sets(&self) -> Vec<&'static str> {
        self.feature.map(of_kind).into_iter().collect()
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Score, 0, Entry::Number(&mut self.points, 1..=100));
        visit(Clause::Span, 0, Entry::one(&mut self.span, &SPANS, Term::Span));
        if self.span == Span::Feature {
            visit(Clause::Feature, 0, feature::scored(&mut self.feature));
        }
    }

    fn tidy(&mut self) {
        self.feature = self.feature.filter(|_| self.span == Span::Feature);
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        check_filled(self, report);
        if self.points == 0 || (self.span == Span::Turn && self.feature.is_some()) {
            report(Problem::Impossible);
        }
    }

    fn implies(&self, wide: &Self) -> bool {
        // Points of one feature are points of its turn.
        let spans = self.span == wide.span || wide.span == Span::Turn;
        let among = |wide| self.feature.is_some_and(|which| is_among(which, wide));
        self.points >= wide.points && spans && wide.feature.is_none_or(among)
    }
}
