import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // At the top of Auto Apply.
  title: 'Auto Apply',
  lead: 'I apply only at a 50% match or better, and only after you approve.',
  newCampaign: 'New campaign',
  pauseAll: 'Pause all',
  resumeAll: 'Restart all',
  beforeTheFirst:
    'To prepare applications, I need one job or education entry with dates. Until then, a campaign can find and score jobs.',

  // Where the plan is used up, with the way to it.
  planEnded:
    'Your trial or plan has ended. I keep finding jobs and start sending again when you choose a plan.',
  trialUsedUp:
    '{limit, plural, one {Your trial’s # application has been sent. I keep finding jobs and start sending again when you choose a plan.} other {All # applications in your trial have been sent. I keep finding jobs and start sending again when you choose a plan.}}',
  monthUsedUp:
    '{limit, plural, one {This month’s # application has been sent. I keep finding jobs and start sending again on {day}.} other {All # applications for this month have been sent. I keep finding jobs and start sending again on {day}.}}',
  seePlan: 'See your plan',

  // The list of campaigns.
  loading: 'Loading your campaigns',
  loadFailed: 'Couldn’t load your campaigns.',
  loadNoAnswer: 'The server didn’t respond. Your campaigns haven’t changed.',
  noneTitle: 'No active campaigns',
  none: 'A campaign sets the job titles you want and how many applications a day I can prepare. You approve each one.',
  startCampaign: 'Start a campaign',
  pausedHint:
    'A paused campaign keeps its list and counts. Nothing is found, prepared or sent until you turn it on again.',

  // One campaign: its switch, how far it is today, and what can be done with it.
  everyTitle: 'All titles that fit your profile',
  active: 'Active',
  paused: 'Paused',
  namedActive: '{name}: Active',
  namedPaused: '{name}: Paused',
  appliedToday: '<figure>{done}/{limit}</figure> applied today',
  keywords: 'Keywords',
  postings: 'Jobs found<hidden> by {name}</hidden>',
  edit: 'Edit<hidden> {name}</hidden>',
  delete: 'Delete {name}',

  // One campaign: what came of it and what it sends, each a name with its value.
  applications: 'Applications',
  views: 'Views',
  viewsPartlyKnown: '{views} <quiet>{unknown} unknown</quiet>',
  interviews: 'Interviews',
  coverLetter: 'Cover letter',
  coverLetterOn: 'Unique for each job',
  coverLetterOff: 'None',
  resumeLink: 'Resume link',
  resumeLinkOn: 'On, opens are counted',
  dryRun: 'Dry run',
  dryRunOn: 'On, nothing is sent',

  // Toasts after a change.
  noAnswer: 'The server didn’t respond. Nothing was changed. Try again.',
  deleted: 'Campaign deleted. Sent applications stay in your tracker.',
  restored: '“{name}” is back. Anything you had approved needs your approval again.',
});
