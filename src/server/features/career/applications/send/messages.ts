import { catalogue } from '#localization/catalogue.ts';

/** Sending an application: how it goes, what gets in the way, and how it ends. */
export const text = catalogue(
  'applications-send',
  {
    // A try that begins.
    formOpened: 'I opened the form and am filling it in.',
    fillingForm: 'I’m filling in the form.',
    dryRunOpened: 'I opened the form for a dry run and am filling it in.',
    dryRunFilling: 'Dry run: I’m filling in the form but won’t submit it. Nothing is sent.',

    // Why it is not sent now.
    noDatedEntry:
      'Your profile no longer has a job or education entry with a date, so I didn’t send it. Add one, then approve it again.',
    notSentYetTitle: 'Not sent yet: {title}',
    ownDayFull: 'I’ve reached today’s limit of {limit} applications for jobs you picked yourself.',
    campaignDayFull: 'I’ve reached today’s limit of {limit} applications for this campaign.',
    goesOutTomorrow: 'I’ll send it tomorrow.',
    siteWantsPause: '{site} asked me to slow down.',
    goesOutAfter: 'I’ll send it after {moment, date, moment}.',
    siteAskedToWait:
      'The form’s site asked me to slow down. Nothing was sent. I’m waiting until {moment, date, moment}.',
    siteAskedToWaitNote:
      'Approved. The form’s site asked me to slow down. Nothing was sent. I’m waiting until {moment, date, moment}.',
    siteBarsPrograms: 'The form’s site doesn’t allow automated tools.',
    unfit: '{why} I didn’t send it.',
    belowGate: 'Its match score is under {gate} of 100.',

    // Why a try ended although nothing arrived.
    restarted: 'I was interrupted by a restart.',
    approvalGone: 'The approval is no longer valid.',
    campaignPaused: 'The campaign was paused.',
    otherWorker: 'This try was interrupted.',
    heldUp: 'It took too long, so I stopped.',
    wrongWay: 'An attempt can’t go from {from} to {to}.',
    foreignAttempt: 'Attempt {attempt} belongs to another worker.',
    stoppedUnsent: '{reason} Nothing was sent.',
    notFilled: 'The form couldn’t be filled in this time.',
    notTaken: 'The form didn’t accept what you approved.',
    notTakenBecause: 'The form didn’t accept what you approved. {why}',
    // A field that had another value after it was filled in, in the form's own words.
    notTakenAt:
      'The form didn’t accept what you approved. It should say “{expected}”. Instead, it says: {actual}',
    refused: 'The form rejected it.',
    refusedSaying: 'The form rejected it: “{words}”.',
    alreadyApplied: 'The job board says you already applied to this job.',
    siteLimits: 'Its site asked me to slow down.',
    siteBars: 'Its site doesn’t allow automated tools.',
    triedAgain: 'Approved. I’ll try again shortly.',
    dryRunTriedAgain: 'Dry run approved. I’ll try again shortly.',

    // The open form shows what was not approved.
    asksMore:
      'The form asks for more than the job board listed. Nothing was sent. I’m preparing it again for your approval.',
    dryRunAsksMore:
      'The dry run found that the form asks for more than the job board listed. Nothing was sent. I’m preparing it again for your approval.',
    asksMoreNote: 'The form asks for more. I’m preparing it again.',
    // `warnings` are sentences about what the page says.
    pageSays:
      '{warnings} You hadn’t seen this when you approved it. Nothing was sent. I’m preparing it again for your approval.',
    pageSaysNote: 'The form’s page says something you hadn’t seen. I’m preparing it again.',

    // It arrived.
    arrived: 'The employer’s page confirmed that it arrived.',
    arrivedWithReceipt: 'The employer’s page confirmed that it arrived. Confirmation number: {receipt}.',
    sentNote: 'Sent. I’m watching for a reply.',
    sentTitle: 'Sent: {title}',
    sentBody: 'Your application reached {company}.',
    sentByYouBody: 'You confirmed it. I’m watching for a reply from {company}.',

    // Nobody knows yet whether it arrived.
    lostAfterClick: 'The browser stopped working after I submitted the form.',
    checking:
      'Checking: I submitted the form, but the page didn’t say whether it arrived. I won’t risk applying twice.',
    asking:
      'Checking: I couldn’t confirm that it arrived, so I need your help. Check your email for a confirmation, then tell me.',
    checkingTitle: 'Checking: {title}',
    checkingBody:
      'I submitted the form at {company}, but nothing says whether it arrived. Tell me if it arrived, if I should send it again, or if you want to skip it.',

    // It ended.
    stoppedTitle: 'I stopped at {company}',
    failedNote: 'Not sent. {reason}',
    notSentTitle: 'Not sent: {title}',
    failedBody: '{reason} Nothing reached {company}.',
    postingGone: 'The employer took the job down before it could be sent.',

    // A wall that only a person passes: what the timeline says, and what the person is told.
    handedOverTitle: 'Ready for you to send: {title}',
    captcha: 'The form asks for proof that you’re human. Everything is ready for you to send.',
    captchaBody:
      '{company} asks for proof that you’re human, and I never answer that for you. Open the form from the application and send it yourself.',
    personAtForm: 'I can’t send applications on this job board. Everything is ready for you to send.',
    account:
      'The form requires an account on the employer’s site, and you haven’t allowed me to create any. Everything is ready for you to send.',
    accountBody:
      '{company} requires an account on its own site. Create one and send what I prepared, or let me create such accounts from now on in Settings.',
    lockedOut:
      'The employer’s site says there’s already an account for your address and doesn’t accept the password I have for it. Everything is ready for you to send.',
    lockedOutBody:
      '{company} has an account for your address that I can’t get into. Log in there, or set a new password, and send what I prepared.',
    mailedCode:
      'They email a code to {address} and need it to accept the application. I never enter these codes. Send what I prepared on their page and enter the code there. Their email appears here as soon as it comes.',
    mailedCodeBody:
      '{company} emails a code to {address} and needs it to accept your application. Your application hasn’t arrived yet. Open the form from the application, send what I prepared and enter the code. I’ll show you their email.',
    // The same where the form does not show which address it has.
    mailedCodeSomewhere:
      'They email a code to your application address and need it to accept the application. I never enter these codes. Send what I prepared on their page and enter the code there. Their email appears here as soon as it comes.',
    mailedCodeSomewhereBody:
      '{company} emails a code to your application address and needs it to accept your application. Your application hasn’t arrived yet. Open the form from the application, send what I prepared and enter the code. I’ll show you their email.',
    goesOn:
      'I clicked the form’s last button, but it asked for another step, so your application isn’t finished. Open the form and complete it with what I prepared.',
    goesOnBody:
      'I clicked the last button of the form at {company}, but it asked for another step, so your application isn’t finished. Open the form from the application and complete it with what I prepared.',
    robots:
      'The form’s site doesn’t allow automated tools (its robots.txt says so), so I don’t open it. Everything is ready for you to send.',
    robotsBody:
      'The site where {company} takes applications doesn’t allow automated tools, and I respect that. Open the form from the application and send what I prepared.',
    limited:
      'The form’s site asked me to come back later more than once, or for longer than a day, so I’ve stopped trying. Everything is ready for you to send.',
    limitedBody:
      'The site where {company} takes applications asked me to slow down. Nothing has arrived there. Open the form from the application and send what I prepared.',
  },
  {
    alsoSays: '{first} {rest}',
  },
);
