import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The word on the button by which the person does their part of an application.
  moveReview: 'Review',
  moveAnswer: 'Answer',
  moveSend: 'Open and send',
  moveTell: 'Say if it arrived',

  // The state of an application, as the name of its timeline and in lists.
  stateFound: 'Found',
  found: 'found',
  stateMatched: 'Matched, being prepared',
  statePrepared: 'Prepared',
  prepared: 'prepared',
  stateNeedsYou: 'Needs your answer',
  stateWaiting: 'Prepared, waiting for you',
  stateApproved: 'Approved, about to be sent',
  stateSending: 'Being sent',
  stateUnknown: 'Checking',
  stateHandedOver: 'To finish',
  stateSent: 'Sent',
  sent: 'sent',
  stateInterviewing: 'Answered, interviewing',
  stateOffer: 'Answered, offer',
  stateRejected: 'Answered, not selected',
  stateSkipped: 'Skipped by you',
  stateWithdrawn: 'Withdrawn',
  stateStopped: 'Stopped for your safety',
  stateFailed: 'Failed to send',
  stateDryRunApproved: 'Dry run approved, nothing is sent',
  stateDryRun: 'Dry run, nothing is sent',

  // Nothing that is approved there leaves Legwork.
  practiceEmployer: 'Practice employer',

  // What was prepared for an application, in a list of what waits.
  cv: 'Resume.',
  cvAndLetter: 'Resume and cover letter.',
  cvAndAnswers: 'Resume and {answers, plural, one {# answer} other {# answers}}.',
  cvLetterAndAnswers: 'Resume, cover letter and {answers, plural, one {# answer} other {# answers}}.',

  // The steps of an application, with those that are called as its state is.
  stepMatched: 'matched',
  stepApproved: 'approved',
  stepAnswered: 'answered',
  stepDryRun: 'dry run',

  // When an approval ends.
  expired: 'Expired',
  expiresInMinutes: 'Expires in {minutes, number} min',
  expiresInHours: 'Expires in {hours, number} h',
  expiresInDays: 'Expires in {days, plural, one {# day} other {# days}}',

  // Days that have a name of their own.
  today: 'Today',
  yesterday: 'Yesterday',

  // The greeting at the top of an overview.
  goodMorning: 'Good morning, {name}',
  goodAfternoon: 'Good afternoon, {name}',
  goodEvening: 'Good evening, {name}',

  // Below a job posting: <others> becomes the names of the other boards, each a link.
  alsoOn: 'I apply through {board}. The same job is also on <others></others>. It’s sent only once.',
  postedBefore: 'This job was posted before. I first saw it on {day}.',
  postingFrom: 'Job posting from <credit>{board}</credit>',

  // Workplace types, and what pay is for.
  onSite: 'On-site',
  hybrid: 'Hybrid',
  remote: 'Remote',
  anHour: 'an hour',
  aDay: 'a day',
  aWeek: 'a week',
  aMonth: 'a month',
  aYear: 'a year',
});
