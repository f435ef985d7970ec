//! Scoring points.

use super::answer::*;

/// Score so many points for features, one at least, a field with a barn among them (R-AM-9, 11);
/// the fairy's do not count (R-KO-47). `{"score": {"points": 12, "in": "feature"}}`,
/// `{"score": {"points": {"exactly": 12}, "in": "feature"}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Score {
    /// The points; a number alone: so many or more.
    #[serde(with = "bare")]
    #[cfg_attr(feature = "schema", schemars(with = "bare::Bare"))]
    pub points: Bound,
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
        Self { points: Bound::at_least(10), span: Span::Feature, feature: None }
    }
}

impl Score {
    fn reached(&self, points: i32) -> bool {
        u32::try_from(points).is_ok_and(|points| points > 0 && self.points.holds(points))
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
        visit(Clause::Points, 0, Entry::Needed(&mut self.points, 1..=100));
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
        if is_idle(self.points) || (self.span == Span::Turn && self.feature.is_some()) {
            report(Problem::Impossible);
        }
    }

    fn implies(&self, wide: &Self) -> bool {
        // Points of one feature are points of its turn, which may have more of them.
        let is_part = self.span == Span::Feature && wide.span == Span::Turn;
        let spans = self.span == wide.span || is_part && most(Some(wide.points)) == u32::MAX;
        let some = also(Some(self.points), Some(Bound::at_least(1)));
        let points = narrows(some, Some(wide.points));
        let among = |wide| self.feature.is_some_and(|which| is_among(which, wide));
        points && spans && wide.feature.is_none_or(among)
    }
}
