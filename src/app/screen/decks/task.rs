//! What a card asks: its task, to be chosen among all, and its blanks.

use iced::widget::{column, container, row, text_input};
use iced::{Center, Fill};

use super::fill::{self, question};
use super::form::{chip, chips};
use super::keys::TASK;
use super::open::Open;
use super::{Decks, Message};
use ask::Action;
use kit::prelude::*;
use kit::ui::Ui;
use rules::card::deck::is_in_play;
use rules::card::requirement::blank::{Blank, Filling, Term};
use rules::card::task::Form;
use text::searchable;
use widget::field::field;

/// The name of the field for the words of a task.
pub fn search_id() -> iced::widget::Id {
    iced::widget::Id::new("card-task")
}

/// The task that is chosen in a blank.
fn form_of(blank: &Blank) -> Option<Form> {
    let Filling::Terms(terms) = &blank.filling else { return None };
    let chosen = terms.iter().find_map(|(term, is_on)| match term {
        Term::Task(name) if *is_on => Some(*name),
        _ => None,
    })?;
    Form::ALL.into_iter().find(|form| form.name() == chosen)
}

impl Decks {
    /// The task and its blanks, or all tasks while another one is chosen.
    pub fn task<'a>(&'a self, open: &'a Open, ui: Ui<'a>) -> Element<'a, Message> {
        let blanks = open.card.requirement.blanks();
        let part = open.part.and_then(|place| blanks.get(place));
        let now = part.and_then(form_of).unwrap_or(Form::of(&open.card.requirement));
        let asked = match part {
            None => ui.strong("card-task"),
            Some(part) => strong(question(part, true, ui)),
        };
        let head = row![
            asked.width(Fill),
            ui.action(Weight::Quiet, "card-task-other", Some(TASK.sign), Some(Message::Forms))
        ];
        let head = head.align_y(Center);
        if !open.is_choosing {
            let task = strong(ui.words.form(now)).size(size::LEAD).color(ui.palette.royal);
            let card = &open.card;
            let says = card.is_judged_by_holder().then(|| self.judged(card, ui));
            let (blanks, set) = (fill::blanks(&card.requirement, ui), self.set(card, ui));
            return column![head, task, says, blanks, set].spacing(gap::S).into();
        }
        let search = text_input(&say!(ui, "card-task-search"), &self.task)
            .id(search_id())
            .on_input(Message::Task)
            .on_submit(Message::Tasked)
            .font(SANS)
            .size(size::NOTE)
            .padding([gap::XS, gap::S])
            .style(theme::input(ui.palette));
        let search = container(field(search).on_command_enter(Message::NewCard)).width(Fill);
        if !self.task.trim().is_empty() {
            let found = self.tasks_found(ui);
            let none = found.is_empty().then(|| ui.note("card-task-none"));
            let found = found
                .into_iter()
                .enumerate()
                .map(|(at, form)| chip(ui.words.form(form), at == 0, ui, Message::Form(form)));
            return column![head, search, none, chips(found)].spacing(gap::S).into();
        }
        let (near, far) = self.tasks();
        let of = |form: Form| {
            let is_now = form == now && !open.is_untouched;
            chip(ui.words.form(form), is_now, ui, Message::Form(form))
        };
        let near = chips(near.into_iter().map(of));
        let more = (!far.is_empty())
            .then(|| ui.action(Weight::Quiet, "card-task-more", None, Some(Message::AllForms)));
        let far = self.all_forms.then(|| chips(far.into_iter().map(of)));
        column![head, search, near, more, far].spacing(gap::S).into()
    }

    /// The tasks of the sets in play at this table, and those of others.
    fn tasks(&self) -> (Vec<Form>, Vec<Form>) {
        let is_part = self.open.as_ref().is_some_and(|open| open.part.is_some());
        let all = Form::ALL.into_iter().filter(|form| !is_part || form.may_be_part());
        let mut all: Vec<Form> = all.collect();
        // The tasks of most cards come first, and whatever is made of other tasks beside them.
        all.sort_by_key(|form| {
            let is_common = matches!(form, Form::Complete | Form::CompleteTogether);
            (!is_common, !matches!(form, Form::AllOf | Form::OneOf))
        });
        all.into_iter().partition(|form| is_in_play(form.set(), &self.sets))
    }

    /// The tasks with the words that are searched for, those that begin with them first.
    fn tasks_found(&self, ui: Ui<'_>) -> Vec<Form> {
        let wanted = searchable(self.task.trim());
        let said = |form: &Form| searchable(&ui.words.form(*form));
        // “Road” finds whatever can be asked of a road.
        let offers = |form: &Form| {
            let blanks = form.empty().blanks();
            let terms = blanks.iter().flat_map(|blank| match &blank.filling {
                Filling::Terms(terms) => terms.as_slice(),
                Filling::Number(..) | Filling::Bound(..) => &[],
            });
            terms
                .into_iter()
                .any(|(term, _)| searchable(&ui.words.term(*term)).starts_with(&wanted))
        };
        let (near, far) = self.tasks();
        let is_meant = |form: &Form| said(form).contains(&wanted) || offers(form);
        let all = near.into_iter().chain(far).filter(is_meant);
        let (mut first, later): (Vec<_>, Vec<_>) =
            all.partition(|form| said(form).starts_with(&wanted));
        first.extend(later);
        first
    }

    /// Offers all tasks, for the card or for one of two blanks of it, and puts the cursor into the
    /// search field.
    pub fn begin_choosing(&mut self, part: Option<usize>) {
        self.task.clear();
        self.change_open(|open| (open.is_choosing, open.part) = (true, part));
        self.focus = Some(search_id());
    }

    /// Leaves the task as it is.
    pub fn leave_choosing(&mut self) {
        self.change_open(|open| (open.is_choosing, open.part) = (false, None));
    }

    /// Offers all tasks, or leaves the task as it is.
    pub fn begin_or_leave_choosing(&mut self) {
        if self.open.as_ref().is_some_and(|open| open.is_choosing) {
            self.leave_choosing();
        } else {
            self.begin_choosing(None);
        }
    }

    /// Chooses the first of the tasks that were found.
    pub fn choose_found(&mut self, ui: Ui<'_>) -> Action<Message> {
        if self.task.trim().is_empty() {
            return Action::None;
        }
        match self.tasks_found(ui).first() {
            Some(form) => self.choose_form(*form, ui),
            None => Action::None,
        }
    }
}
