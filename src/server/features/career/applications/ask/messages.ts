import { catalogue } from '#localization/catalogue.ts';

/** Preparing an application, asking its person, and what they decide. */
export const text = catalogue('applications-ask', {
  // Preparing.
  workedOut: 'I chose what your CV shows for this posting and worked out the form.',
  workedOutWithLetter: 'I chose what your CV shows for this posting, wrote a letter and worked out the form.',
  preparedAgain: 'I prepared it again with what you told me.',
  postingGone: 'The employer took the posting down before anything was sent.',
  postingGoneNote: 'The employer took the posting down.',
  lettersMissing:
    'I have no typeface with the letters “{letters}”, so I cannot make the files. Apply on their site with a resume of your own.',
  // On the card of what waits; it is said when it is prepared.
  appliedLately: 'You applied to {company} on {day}, for {title}. They will see both.',

  // Putting it to the person.
  waiting: 'I prepared everything and wait for your decision.',
  waitingNote: 'Prepared. Nothing is sent before you approve it.',
  readyTitle: 'Ready to send: {title}',
  readyBody:
    'I prepared your application to {company}. It matches at {score} of 100. Nothing is sent before you approve it.',
  newsBody: '{company}: {news} It waits for your decision.',
  asks: `{count, plural,
    one {The form asks one thing that only you can answer.}
    other {The form asks # things that only you can answer.}
  }`,
  asksTitle: 'A question about {title} at {company}',

  // What the person answers.
  questionClosed: 'That question is no longer open. Look at the application again.',
  answered: '{count, plural, one {You answered a question.} other {You answered # questions.}}',
  preparingWithAnswers: 'Thank you. I am preparing it with your answers.',

  // The decision.
  approved: 'You read it and approved exactly this.',
  approvedNote: 'You approved it. I send it next.',
  approvedDryRun: 'You read it and approved a dry run with exactly this.',
  approvedDryRunNote: 'You approved a dry run. I fill in the form next and stop before the click.',
  skippedNote: 'You skipped it. Nothing was sent.',
  timeOver: 'The time to decide has run out, and nothing was sent.',
  signIn: 'Sign in and try again.',
  linkOnlySkips: 'This link can only skip. Open the application to read and approve it.',
  linkUsed: 'This link was used before. Open the application.',
  approvedToSend:
    'You approved it before, to be sent and not as a dry run. Take the approval back if it should not be sent.',
  decidedBefore: 'This application was decided before.',

  // A reminder of the decision.
  decideTodayTitle: 'Decide by today at {time}: {title}',
  decideTomorrowTitle: 'Decide by tomorrow at {time}: {title}',
  stillWaits: 'Your application to {company} still waits. Without your word I send nothing and let it go.',

  // The time that ran out.
  undecided: 'You did not decide in time, so nothing was sent.',
  unsent: 'It could not be sent in the time you allowed, so nothing was sent.',

  // What is taken back.
  revoked: 'You took your approval back. Nothing was sent.',
  onItsWay: 'It is on its way already, so the approval cannot be taken back any more.',
  lessonTakenBack: 'You took the rule back that I had learned from this skip.',
  nothingLearned: 'You did not skip this application, so it taught me nothing.',
});
