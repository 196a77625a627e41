import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The dashboard's first screen.
  pageTitle: 'Dashboard Overview',
  loading: 'Loading your dashboard',

  // Under the greeting, for a newcomer.
  leadNoHistory:
    'Nothing is running yet. Upload your resume, or add one job or education entry, and I can start today.',
  leadCampaignNoHistory:
    'Your campaign is finding and scoring jobs. Upload your resume, or add one job or education entry, and I’ll prepare applications.',
  leadNoCampaign: 'Nothing is running yet. Start a campaign and I’ll begin today.',

  // Under the greeting, for everybody else.
  waiting:
    '{waiting, plural, one {# application is waiting for you.} other {# applications are waiting for you.}}{sent, plural, =0 {} other { I sent # today.}}',
  sentNothingWaits: 'I sent {sent, number} today. Nothing is waiting for you.',
  interviewAhead: 'On {day}, you have an interview with {company}.',
  nothingRuns: 'Nothing is running yet.',
  allPaused: 'All campaigns are paused. I send nothing until you turn one on.',
  looking: 'I’m looking for jobs. Nothing is waiting for you.',

  // The four cards, and the first: what goes out today.
  summary: 'Summary',
  autoApply: 'Auto Apply',
  on: 'On',
  off: 'Off',
  todayOfLimit: '{sent, number}/{limit, number}',
  appliedToday: 'applied today',
  appliedTodayNext: 'applied today, next at {clock}',
  noCampaigns: 'No active campaigns',

  // The card of the success rate: as a share or counted, what it comes from, and its change in a line of its own.
  successRate: 'Success Rate',
  rateCounted: '{interviews, number} of {sent, number}',
  ratePercent: '{rate, number, percent}',
  rateUnknown: 'Not enough data yet.',
  interviewsFromSent: '{interviews, plural, one {# interview} other {# interviews}} from {sent, number} sent',
  change: '{change, number, change}',
  changeOnLastWeek: '<b>{change}</b> vs. last week',

  // The card of what became of the applications; openings and what is being checked are named where there are any.
  applications: 'Applications',
  noApplications: 'No applications found.',
  opened: '{viewed, number} opened{unknown, plural, =0 {} other { (unknown for #)}}',
  interviews: '{interviews, plural, one {# interview} other {# interviews}}',
  offers: '{offers, plural, one {# offer} other {# offers}}',
  checking: '{checking, number} checking',

  // The card of the report.
  reports: 'Reports',
  noReport: 'No Report Data Yet',
  noReportText: 'Your report starts with your first application.',
  reportReady: 'Your report is ready',
  reportText: 'What was sent and what came of it. <link>View report</link>',

  // The week, its interviews and its tip.
  week: 'This week',
  weekSent: '{sent, number} sent',
  weekBars: 'Applications sent in the last seven days',
  today: 'Today',
  interview: 'Interview, {title}',
  interviewAt: '{company}, {time}',
  readInterview: 'Read message<hidden> from {company}</hidden>',
  practiceOffer:
    'Want to see it work first? I can apply to practice employers, start to finish. Nothing leaves Legwork. <link>Try one</link>',

  // What waits for a newcomer: the first steps, each with a note.
  queue: 'Waiting for you',
  toStart: '{count, number} to do',
  lookingMark: 'Looking for jobs',
  firstSteps: 'Your first steps',
  account: 'Your account',
  accountConfirmed: 'Confirmed.',
  accountLooksFor: 'Confirmed. You’re looking for: {position}.',
  giveResume: 'Add your resume',
  resumeKnown: 'Your profile has at least one job or education entry.',
  resumeHow:
    'PDF, Word or plain text. I read it line by line and show you every fact I find. No file? One job or education entry with dates is enough. It takes about two minutes.',
  upload: 'Upload',
  answerQuestions: 'Answer a few questions',
  firstCampaign: 'Your first campaign',
  campaignRuns: 'It’s running. I check every job on the boards.',
  campaignAsks: 'Choose job titles, skills and how many applications a day.',
  startCampaign: 'Start a campaign',
  firstApplication: 'Review your first application',
  applicationSought: 'I’m looking for it now. It appears here automatically.',
  applicationNeedsHistory:
    'I’m finding and scoring jobs. To prepare applications, I need one job or education entry.',
  applicationAhead: 'On your phone or here. Nothing is sent before you review it.',

  // When the overview could not be loaded: what the specification says, and under it what really happened.
  failureTitle: 'Authentication Required',
  failureLead: 'Authentication failed.',
  toLogin: 'Go to Login',
  retry: 'Retry',
  noAnswer: 'The server didn’t respond. Nothing is lost, and your agent keeps working.',
  unreadableAnswer: 'The server sent an unexpected response. Nothing is lost.',
});
