import { catalogue } from '#localization/catalogue.ts';

/** Preparing an application, asking its person, and what they decide. */
export const text = catalogue('applications-ask', {
  // Preparing.
  workedOut: 'I tailored your resume to this job and prepared the form.',
  workedOutWithLetter: 'I tailored your resume to this job, wrote a cover letter and prepared the form.',
  preparedAgain: 'I prepared it again with what you told me.',
  postingGone: 'The employer took the job down before anything was sent.',
  postingGoneNote: 'The employer took the job down.',
  lettersMissing:
    'I can’t print the characters “{letters}”, so I can’t create your documents. Apply on the employer’s site with your own resume.',
  // On the approval card; it is said when it is prepared.
  appliedLately:
    'You applied to {company} on {day, date, spelled}, for {title}. They’ll see both applications.',

  // Asking the person.
  waiting: 'Everything is prepared and waiting for your approval.',
  waitingNote: 'Ready. Nothing is sent until you approve it.',
  readyTitle: 'Ready to send: {title}',
  readyBody:
    'I prepared your application to {company}. Match score: {score} out of 100. Nothing is sent until you approve it.',
  newsBody: '{company}: {news} It’s waiting for your approval.',
  asks: `{count, plural,
    one {The form has one question only you can answer.}
    other {The form has # questions only you can answer.}
  }`,
  asksTitle: 'A question about {title} at {company}',

  // What the person answers.
  otherShape: 'That answer doesn’t fit the question.',
  questionClosed: 'That question is no longer open. Check the application again.',
  answered: '{count, plural, one {You answered a question.} other {You answered # questions.}}',
  preparingWithAnswers: 'Thanks. I’m preparing it with your answers.',

  // The decision.
  approved: 'You reviewed it and approved exactly this.',
  approvedNote: 'You approved it. I’ll send it next.',
  approvedDryRun: 'You reviewed it and approved a dry run with exactly this.',
  approvedDryRunNote: 'You approved a dry run. I’ll fill in the form next and stop before submitting.',
  skippedNote: 'You skipped it. Nothing was sent.',
  timeOver: 'The time to decide has run out. Nothing was sent.',
  signIn: 'Log in and try again.',
  linkOnlySkips: 'This link can only skip. To approve, open the application and review it.',
  linkUsed: 'This link has already been used. Open the application.',
  approvedToSend:
    'You already approved it for sending, not as a dry run. To stop it, select “Undo approval”.',
  decidedBefore: 'You already decided on this application.',

  // A reminder of the decision.
  decideTodayTitle: 'Decide by {time, time, short} today: {title}',
  decideTomorrowTitle: 'Decide by {time, time, short} tomorrow: {title}',
  stillWaits:
    'Your application to {company} is still waiting. If you don’t approve it, it expires and nothing is sent.',

  // The time that ran out.
  undecided: 'You didn’t decide in time, so nothing was sent.',
  unsent: 'It couldn’t be sent before your approval expired, so nothing was sent.',

  // What is undone.
  revoked: 'You undid your approval. Nothing was sent.',
  onItsWay: 'It’s already being sent, so you can’t undo your approval.',
  lessonTakenBack: 'You removed the rule I made from this skip.',
  nothingLearned: 'You didn’t skip this application, so there’s no rule to remove.',
});
