import { catalogue } from '#localization/catalogue.ts';

/** What a mail is taken to say, and to be about, and why. */
export const text = catalogue('replies', {
  // What it says rests on.
  says: 'It says “{words}”',
  // What a calendar part announces, as such words.
  interviewMoved: 'The interview has been rescheduled.',
  interviewConfirmed: 'The interview is confirmed.',
  contradicts: 'It says two things that do not go together.',
  receiptAndMore: 'It confirms the application and speaks of more, so I left it to you.',
  calledOff: 'It calls a conversation off and names no other time.',
  notForYou: 'It speaks of a step without saying that it is for you.',
  undecided: 'It speaks of a next step and of what is not decided yet.',
  unchanged: 'It says that nothing has changed.',
  farewell: 'It wishes you well for your search.',
  asks: 'It asks you something.',
  aboutNone: 'It is about none of your applications and asks for nothing.',
  nothingFound: 'I found no sentence that says what became of the application.',
  unsure: 'I am not sure enough of what it says.',
  toMany: 'It was sent to many and says nothing of your application.',
  fraud: 'It has the signs of a fraud.',
  toSoftware: 'It speaks to software, not to you.',
  notAboutWork: 'I am not sure it is about an application for work.',
  looksLike: `It looks like {kind, select,
    own {a mail of your own}
    automatic {an automatic reply}
    account {a code or an account message}
    alert {a job alert}
    newsletter {a newsletter or an event}
    survey {a survey}
    advertisement {an advertisement}
    recruiter {a recruiter you did not write to}
    formCode {a code or a link that their form waits for}
    takenBack {word of an application that you took back}
    hired {word to somebody who has the job}
    reference {a question about somebody else}
    friends {a mail between friends}
    unsent {a reminder of an application that was never sent}
    seen {word that your application was seen}
    otherKind {another kind of application}
    customer {a mail to a customer}
    other {a fraud}
  }.`,

  // Which application it is about.
  several: 'You have several applications there and it does not say which one is meant.',
  noEmployer: 'It names no employer you applied to.',
  inThread: 'It answers in a thread about it.',
  severalEmployers: 'It names more than one employer you applied to.',
  otherJob: 'It comes from {company} but names another job.',
  onlyThere: 'It comes from {company}, where you have one application.',
  namesTitle: 'It comes from {company} and names “{title}”.',
  carriesNumber: 'It carries the number of your application.',
  carriesEarlierNumber: 'It carries the number of an earlier mail about it.',
});
