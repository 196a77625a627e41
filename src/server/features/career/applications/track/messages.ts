import { catalogue } from '#localization/catalogue.ts';

/** What the person and the employers say about an application, and what became of a job the person already has. */
export const text = catalogue('applications-track', {
  // A job that the person applied to without me.
  changedInTracker: 'This job just changed in your tracker. Check it again.',
  appliedOn: 'You applied yourself on {day, date, weekday} and added it here.',
  sentYourself: 'You sent this one yourself.',
  onlyOwnDeleted: 'Applications I sent for you are kept. You can only delete jobs you added.',
  pageOpened: 'You opened its page to send it yourself.',

  // A status that is set by hand.
  statusSet: `{status, select,
    Interviewing {You set it to Interviewing.}
    Offer {You set it to Offer.}
    Rejected {You set it to Rejected.}
    other {You set it to Applied.}
  }`,
  statusSetNote: `{status, select,
    Interviewing {Interviewing, set by you.}
    Offer {Offer, set by you.}
    Rejected {Rejected, set by you.}
    other {Applied, set by you.}
  }`,
  statusNotYet: `{status, select,
    Interviewing {An application that hasn’t been sent can’t be set to Interviewing.}
    Offer {An application that hasn’t been sent can’t be set to Offer.}
    Rejected {An application that hasn’t been sent can’t be set to Rejected.}
    other {An application that hasn’t been sent can’t be set to Applied.}
  }`,

  // What became of one that only the person can know about.
  nothingToResolve: 'There’s nothing left to resolve here. Check it again.',
  youSentIt: 'You sent it yourself.',
  youSaidArrived: 'You said it arrived.',
  sendAgain: 'You said it didn’t arrive and should be sent again.',
  sendAgainNote: 'Approved again. I’ll send it next.',
  neverSent: 'Only an application I sent before can be sent again.',
  left: 'You decided to skip it.',
  leftNote: 'You skipped it.',

  // Withdrawing.
  withdrawnBefore: 'You withdrew it before anything was sent.',
  withdrawnBeforeNote: 'You withdrew it. Nothing was sent.',
  withdrawnAfter: 'You withdrew it. The employer won’t know unless you tell them.',
  withdrawnAfterNote: 'You withdrew it.',
  formBeingFilled: 'I’m filling in its form right now, so it can’t be withdrawn at the moment.',
  isOver: 'This application has ended, so there’s nothing to withdraw.',
  notWithdrawn: 'This application wasn’t withdrawn after it was sent.',
  withdrawalTakenBack: 'You undid the withdrawal.',

  // What an employer's email says, with its subject, and in a notice.
  openedIt: 'They opened your application, so it arrived.',
  received: 'They confirmed that your application arrived.',
  interview: 'They invited you to an interview.',
  assessment: 'They asked you to do an assessment.',
  offer: 'They made you an offer.',
  rejected: 'They’ve decided not to move forward.',
  infoRequest: 'They asked you for something. Read their email.',
  noAnswer: 'They emailed, but not with a decision on your application.',
  unsure: 'They emailed. I’m not sure what it means, so I changed nothing.',
  // The person has a form to send, and this email may be what that form waits for.
  maybeCode: 'They emailed. If their page asks you for a code, it’s in this email.',
  withSubject: '{says} “{subject}”',
  replyBody: '{says} Job: {title}.',
  interviewTitle: 'Interview: {company}',
  assessmentTitle: 'Assessment: {company}',
  offerTitle: 'Offer: {company}',
  rejectedTitle: 'Reply: {company}',
  infoRequestTitle: 'Question: {company}',
  mailTitle: 'Email to read: {company}',

  // What became of a job the person already has.
  jobPreparing: 'I’m preparing an application for this job. You’re asked before anything is sent.',
  jobNeedsAnswers: 'This job is waiting for your answers.',
  jobWaiting: 'This job is waiting for your approval.',
  jobApproved: 'You approved an application for this job.',
  jobSending: 'I’m filling in the application for this job right now.',
  jobToFinish: 'This job is on your To finish list. Select “I sent it” there.',
  jobSaved: 'This job is on your Saved list. Select “I sent it” there.',
  jobTracked: 'This job is already in your tracker.',
  jobSkipped: 'You skipped this job. Nothing was sent.',
  jobExpired: 'I prepared this application before, and the time to approve it ran out. Nothing was sent.',
  jobLeft: 'You decided to skip this job.',
  jobStopped: 'I stopped preparing this job. Nothing was sent.',
  jobFailed: 'I tried to apply for this job, but it couldn’t be sent.',
});
