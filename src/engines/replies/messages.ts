import { catalogue } from '#localization/catalogue.ts';

/** What an email is taken to say, which application it is about, and why. */
export const text = catalogue(
  'replies',
  {
    // What this is based on.
    says: 'It says “{words}”',
    // What a calendar part announces.
    interviewMoved: 'The interview has been rescheduled.',
    interviewConfirmed: 'The interview is confirmed.',
    calledOff: 'It cancels the interview and doesn’t suggest another time.',
    undecided: 'It mentions a next step and something that isn’t decided yet.',
    nothingFound: 'I found no sentence that says what happened with the application.',
    unsure: 'I can’t tell for sure what it says.',
    toMany: 'It was sent to many people and says nothing about your application.',
    fraud: 'It has signs of a scam.',
    toSoftware: 'It addresses software, not you.',
    looksLike: `{kind, select,
    own {It looks like your own email.}
    automatic {It looks like an automatic reply.}
    account {It looks like a code or an account message.}
    alert {It looks like a job alert.}
    newsletter {It looks like a newsletter or an event.}
    survey {It looks like a survey.}
    advertisement {It looks like an advertisement.}
    recruiter {It looks like a recruiter you didn’t contact.}
    formCode {It looks like a code or link that their form is waiting for.}
    takenBack {It looks like a message about an application you withdrew.}
    hired {It looks like a message to someone who has the job.}
    reference {It looks like a question about someone else.}
    friends {It looks like an email between friends.}
    unsent {It looks like a reminder about an application that was never sent.}
    seen {It looks like a notice that your application was seen.}
    otherKind {It looks like another kind of application.}
    customer {It looks like an email to a customer.}
    other {It looks like a scam.}
  }`,

    // Which application it is about.
    several: 'You have several applications there, and it doesn’t say which one it means.',
    noEmployer: 'It doesn’t name an employer you applied to.',
    inThread: 'It’s a reply in an email thread about this application.',
    severalEmployers: 'It names more than one employer you applied to.',
    otherJob: 'It’s from {company} but names another job.',
    onlyThere: 'It’s from {company}, where you have only one application.',
    namesTitle: 'It’s from {company} and names “{title}”.',
    carriesNumber: 'It includes your application’s number.',
    carriesEarlierNumber: 'It includes the number of an earlier email about this application.',
  },
  {
    // Said of mails that were read before.
    contradicts: 'It contradicts itself.',
    receiptAndMore: 'It confirms the application and says more, so I left the decision to you.',
    notForYou: 'It mentions a next step but doesn’t say it’s for you.',
    unchanged: 'It says that nothing has changed.',
    farewell: 'It wishes you well in your search.',
    asks: 'It asks you something.',
    aboutNone: 'It isn’t about any of your applications and asks for nothing.',
    notAboutWork: 'I’m not sure it’s about a job application.',
  },
);
