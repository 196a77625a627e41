import { catalogue } from '#localization/catalogue.ts';

/** Sending an application: how it goes, what hinders it, and how it ends. */
export const text = catalogue('applications-send', {
  // A try that begins.
  formOpened: 'I opened the form and am filling it in.',
  fillingForm: 'I am filling in the form.',
  dryRunOpened: 'I opened the form for a dry run and am filling it in.',
  dryRunFilling: 'Dry run: I am filling in the form up to the click. Nothing is sent.',

  // Why it is not sent now.
  noDatedEntry:
    'Your profile has no job or study with a date any more, so I did not send it. Add one, then approve it again.',
  notSentYetTitle: 'Not sent yet: {title}',
  ownDayFull: "Today's {limit} applications you chose yourself are sent.",
  campaignDayFull: "Today's {limit} applications of this campaign are sent.",
  goesOutTomorrow: 'This one goes out tomorrow.',
  siteWantsPause: '{site} wants to be left alone for now.',
  goesOutAfter: 'This one goes out after {moment}.',
  siteAskedToWait: 'The site of the form asked for fewer requests. Nothing was sent; I wait until {moment}.',
  siteAskedToWaitNote:
    'Approved. The site of the form asked for fewer requests. Nothing was sent; I wait until {moment}.',
  siteBarsPrograms: 'The site of the form lets no programs in.',
  unfit: '{why} I did not send it.',
  belowGate: 'It matches below {gate} of 100.',

  // Why a try ended although nothing arrived.
  restarted: 'I was interrupted by a restart.',
  approvalGone: 'The approval no longer stands.',
  campaignPaused: 'The campaign was paused.',
  otherWorker: 'Another worker took the attempt.',
  heldUp: 'I was held up for longer than an attempt may rest.',
  wrongWay: 'An attempt cannot go from {from} to {to}.',
  foreignAttempt: 'Attempt {attempt} belongs to another worker.',
  stoppedUnsent: '{reason} Nothing was sent.',
  notFilled: 'The form could not be filled this time.',
  notTaken: 'The form did not take what you approved.',
  notTakenBecause: 'The form did not take what you approved. {why}',
  // A field that held something else after it was filled in, in the form's own words.
  notTakenAt: 'The form did not take what you approved. It should hold “{expected}”, but: {actual}',
  refused: 'The form refused it.',
  refusedSaying: 'The form refused it: “{words}”.',
  alreadyApplied: 'The board says you have already applied to this job.',
  siteLimits: 'Its site asked for fewer requests.',
  siteBars: 'Its site lets no programs in.',
  triedAgain: 'Approved. I try again shortly.',
  dryRunTriedAgain: 'Dry run approved. I try again shortly.',

  // The open form shows what was not approved.
  asksMore: 'The open form asks more than its board had said. Nothing was sent; I prepare it again.',
  dryRunAsksMore:
    'Dry run: the open form asks more than its board had said. Nothing was sent; I prepare it again.',
  asksMoreNote: 'The form asks more. I am preparing it again.',
  // `first` and `rest` are what the page is said to say.
  alsoSays: '{first} {rest}',
  pageSays: '{warnings} You had not seen this when you approved it. Nothing was sent; I put it to you again.',
  pageSaysNote: 'The form’s page says what you had not seen. I am preparing it again.',

  // It arrived.
  arrived: "The employer's page confirmed that it arrived.",
  arrivedWithReceipt: "The employer's page confirmed that it arrived. Its receipt is {receipt}.",
  sentNote: 'Sent to {company}. I watch for their answer.',
  sentTitle: 'Sent: {title}',
  sentBody: 'Your application reached {company}.',
  sentByYouBody: 'You said so. I watch for the answer of {company}.',

  // Nobody knows yet whether it arrived.
  lostAfterClick: 'The browser was lost after the click.',
  checking:
    'Checking: I pressed send, and the page did not say whether it arrived. I never press it twice on a guess.',
  asking:
    'Checking: I could not find out whether it arrived. Only you can: look for their mail, then tell me.',
  checkingTitle: 'Checking: {title}',
  checkingBody:
    'I pressed send at {company}, and nothing says whether it arrived. Tell me whether it did, should be sent again, or be left.',

  // It ended.
  stoppedTitle: 'I stopped at {company}',
  failedNote: 'Not sent. {reason}',
  notSentTitle: 'Not sent: {title}',
  failedBody: '{reason} Nothing reached {company}.',
  postingGone: 'The employer took the posting down before it could be sent.',

  // A wall that only a person passes: what the timeline says, and what the person is told.
  handedOverTitle: 'Yours to send: {title}',
  captcha: 'The form wants proof that a person is there. Everything is prepared: you press send.',
  captchaBody:
    '{company} asks whether a person is there. I never answer that for you. Open the form with one link and send it yourself.',
  personAtForm: 'This board wants a person at its form. Everything is prepared for you to send.',
  account:
    'The form wants an account on the employer’s own site, and you have not agreed that I make any. Everything is prepared for you to send.',
  accountBody:
    '{company} wants an account on its own site. Make one and send what I prepared, or let me make such accounts from now on, in Settings.',
  lockedOut:
    'The employer’s site says that there is an account for your address, and does not take the password I have for it. Everything is prepared for you to send.',
  lockedOutBody:
    '{company} has an account for your address that I cannot get into. Sign in there, or set a new password, and send what I prepared.',
  mailedCode:
    'They mail a code to {address} and take the application only with it. I never enter such a code: send what is prepared on their page, and enter the code there. Their mail is shown here as soon as it comes.',
  mailedCodeBody:
    '{company} mails a code to {address} and takes the application only with it. It has not arrived yet. Open the form with one link, send what I prepared, and enter the code; I show you their mail.',
  // The same where the form does not show which address it has.
  mailedCodeSomewhere:
    'They mail a code to your application address and take the application only with it. I never enter such a code: send what is prepared on their page, and enter the code there. Their mail is shown here as soon as it comes.',
  mailedCodeSomewhereBody:
    '{company} mails a code to your application address and takes the application only with it. It has not arrived yet. Open the form with one link, send what I prepared, and enter the code; I show you their mail.',
  goesOn:
    'After I pressed the button that should end the form, the page went on to another step, so the application is not complete. I press it once only. Everything is prepared for you to go through their form and finish it.',
  goesOnBody:
    'The form of {company} went on to another step where it should have ended, so your application is not complete. Open it with one link and finish it with what I prepared.',
  robots:
    'The site of the form lets no programs in (its robots.txt says so), so I do not open it. Everything is prepared for you to send.',
  robotsBody:
    'The site where {company} takes applications lets no programs in, and I keep to that. Open the form with one link and send what I prepared.',
  limited:
    'The site of the form asked me to come back later more than once, or for longer than a day. I do not press it. Everything is prepared for you to send.',
  limitedBody:
    'The site where {company} takes applications wants fewer requests than mine. Nothing has arrived there. Open the form with one link and send what I prepared.',
});
