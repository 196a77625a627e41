import { catalogue } from '#localization/catalogue.ts';

/** What the person and the employers say of an application, and where a job is that the person has already. */
export const text = catalogue('applications-track', {
  // A job that the person applied to without me.
  changedInTracker: 'This job has just changed in your tracker. Look at it again.',
  appliedOn: 'You applied yourself on {day} and added it here.',
  sentYourself: 'You sent this one yourself.',
  onlyOwnDeleted: 'I keep what I sent for you, so only jobs you added can be deleted.',
  pageOpened: 'You opened its page to send it yourself.',

  // A status that is set by hand.
  statusSet: `{status, select,
    Interviewing {You set it to Interviewing.}
    Offer {You set it to Offer.}
    Rejected {You set it to Rejected.}
    other {You set it to Applied.}
  }`,
  statusSetNote: `{status, select,
    Interviewing {Interviewing, as you set it.}
    Offer {Offer, as you set it.}
    Rejected {Rejected, as you set it.}
    other {Applied, as you set it.}
  }`,
  statusNotYet: `{status, select,
    Interviewing {An application that is not sent yet cannot be set to Interviewing.}
    Offer {An application that is not sent yet cannot be set to Offer.}
    Rejected {An application that is not sent yet cannot be set to Rejected.}
    other {An application that is not sent yet cannot be set to Applied.}
  }`,

  // What became of one that only the person can know about.
  nothingToResolve: 'There is nothing to resolve here any more. Look at it again.',
  youSentIt: 'You sent it yourself.',
  youSaidArrived: 'You said that it arrived.',
  sendAgain: 'You said that it did not arrive and should be sent again.',
  sendAgainNote: 'Approved again. I send it next.',
  neverSent: 'I can only send again what I have sent before.',
  left: 'You decided to leave it.',
  leftNote: 'You left it.',

  // Withdrawing.
  withdrawnBefore: 'You withdrew it before anything was sent.',
  withdrawnBeforeNote: 'You withdrew it. Nothing was sent.',
  withdrawnAfter: 'You withdrew it. The employer hears of it only from you.',
  withdrawnAfterNote: 'You withdrew it.',
  formBeingFilled: 'I am filling in its form right now, so it cannot be withdrawn at this moment.',
  isOver: 'This application is over, so there is nothing to withdraw.',
  notWithdrawn: 'This application was not withdrawn after it was sent.',
  withdrawalTakenBack: 'You took the withdrawal back.',

  // What an employer's mail says, with its subject, and in a notice.
  openedIt: 'They opened your application, so it arrived.',
  received: 'They wrote that your application arrived.',
  interview: 'They invite you to an interview.',
  assessment: 'They ask you to do an assessment.',
  offer: 'They make you an offer.',
  rejected: 'They wrote that they go on without you.',
  infoRequest: 'They ask you for something. Read their mail.',
  noAnswer: 'They wrote, without an answer to your application.',
  unsure: 'They wrote. I am not sure what it means, so I changed nothing.',
  // The person has a form to send, and this mail may be what that form waits for.
  maybeCode: 'They wrote. If their page asks you for a code, it is in this mail.',
  withSubject: '{says} “{subject}”',
  replyBody: '{says} It is about {title}.',
  interviewTitle: 'An interview: {company}',
  assessmentTitle: 'An assessment: {company}',
  offerTitle: 'An offer: {company}',
  rejectedTitle: 'An answer: {company}',
  infoRequestTitle: 'A question: {company}',
  mailTitle: 'A mail to read: {company}',

  // Where a job is that the person has already.
  jobPreparing: 'I am preparing an application for this job. You are asked before anything is sent.',
  jobNeedsAnswers: 'This job waits for your answers.',
  jobWaiting: 'This job waits for your decision.',
  jobApproved: 'You approved an application for this job.',
  jobSending: 'I am filling in the application for this job right now.',
  jobToFinish: 'This job is on your To finish list: press “I sent it” there.',
  jobSaved: 'This job is on your Saved list: press “I sent it” there.',
  jobTracked: 'This job is already in your tracker.',
  jobSkipped: 'You skipped this job. Nothing was sent.',
  jobExpired: 'You had this job before, and the time to decide ran out. Nothing was sent.',
  jobLeft: 'You left this job.',
  jobStopped: 'I stopped preparing this job. Nothing was sent.',
  jobFailed: 'I tried to apply for this job, and it could not be sent.',
});
