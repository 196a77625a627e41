import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The dashboard's first screen: its title and greeting, with the time of day and the person.
  pageTitle: 'Dashboard Overview',
  greeting: '{greeting}, {name}',
  loading: 'Loading your dashboard',

  // Under the greeting, for a newcomer.
  leadNoHistory:
    'Nothing is running yet. Give me your CV, or one job or study of yours, and I can start today.',
  leadCampaignNoHistory:
    'Your campaign looks and scores. Give me your CV, or one job or study of yours, and I prepare applications.',
  leadNoCampaign: 'Nothing is running yet. Start a campaign and I begin to look today.',

  // Under the greeting, for everybody else; the numbers are words up to ten.
  waiting:
    '{count, plural, one {{number} application is waiting for your word.} other {{number} applications are waiting for your word.}}',
  sentToday: 'I sent {number} today.',
  nothingWaits: 'Nothing waits for you.',
  nothingRuns: 'Nothing is running yet.',
  allPaused: 'Every campaign is paused. I send nothing until you switch one on.',
  looking: 'I am looking. Nothing waits for you.',

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
  changeUp: '+{change, number, percent}',
  changeDown: '−{change, number, percent}',
  changeOnLastWeek: '<b>{change}</b> on last week',

  // The card of what became of the applications; openings and what is being checked are named where there are any.
  applications: 'Applications',
  noApplications: 'No applications found.',
  outcomes:
    '{viewed, plural, =0 {} other {# opened{unknown, plural, =0 {} other { (not known for #)}}, }}{interviews, plural, one {# interview} other {# interviews}}, {offers, plural, one {# offer} other {# offers}}{checking, plural, =0 {} other {, # checking}}',

  // The card of the report.
  reports: 'Reports',
  noReport: 'No Report Data Yet',
  noReportText: 'It starts with your first application.',
  reportReady: 'Your report is ready',
  reportText: 'What was sent, and what came of it. <link>Read it</link>',

  // The week, its interviews and its tip.
  week: 'This week',
  weekSent: '{sent, number} sent',
  weekBars: 'Applications sent in the last seven days',
  today: 'Today',
  interview: 'Interview, {title}',
  interviewAt: '{company}, {time}',
  readInterview: 'Read it<hidden>: what {company} wrote</hidden>',
  practiceOffer:
    'Want to watch it work first? I apply to practice employers here, start to finish, with nothing leaving this place. <link>Try one</link>',

  // What waits for a newcomer: the first steps, each with a note.
  queue: 'Waiting for you',
  toStart: '{count, number} to start',
  lookingMark: 'I am looking',
  firstSteps: 'Your first steps',
  account: 'Your account',
  accountConfirmed: 'Confirmed.',
  accountLooksFor: 'Confirmed. You look for {position}.',
  giveResume: 'Give me your CV',
  resumeKnown: 'I know a job or study of yours. Every fact has its place.',
  resumeHow:
    'PDF, Word or plain text. I read it line by line and show you every fact I found. No file? One job or study with its dates is enough, about two minutes.',
  upload: 'Upload',
  answerQuestions: 'Answer a few questions',
  firstCampaign: 'Your first campaign',
  campaignRuns: 'It is running. I look at every posting the boards have.',
  campaignAsks: 'Which titles, which skills, and how many a day.',
  startCampaign: 'Start one',
  firstApplication: 'The first application to read',
  applicationSought: 'I am looking for it now. It appears here by itself.',
  applicationNeedsHistory: 'I look and score, and prepare nothing before I know one job or study of yours.',
  applicationAhead: 'On your phone or here. Nothing is sent before that.',

  // When the overview could not be loaded: what the specification says, and under it what really happened.
  failureTitle: 'Authentication Required',
  failureLead: 'Authentication failed.',
  toLogin: 'Go to Login',
  retry: 'Retry',
  noAnswer: 'The server did not answer. Nothing is lost; the agent goes on without this page.',
  unreadableAnswer: 'The server answered in a way I could not read. Nothing is lost.',
});
