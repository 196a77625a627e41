import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // At the top of Auto Apply.
  title: 'Auto Apply',
  lead: 'I apply only at a 50% match or better, and only after you approve.',
  newCampaign: 'New campaign',
  pauseAll: 'Pause all',
  resumeAll: 'Resume all',
  beforeTheFirst:
    'I prepare nothing without one job or study of yours with its dates. A campaign can look and score meanwhile.',

  // Where the plan is used up, with the way to it.
  planEnded: 'Your trial or plan has ended. I keep finding, and send again as soon as you choose a plan.',
  trialUsedUp:
    '{limit, plural, one {The # application of your trial is sent. I keep finding, and send again as soon as you choose a plan.} other {The # applications of your trial are sent. I keep finding, and send again as soon as you choose a plan.}}',
  monthUsedUp:
    '{limit, plural, one {The # application of this month is sent. I keep finding, and send again on {day}.} other {The # applications of this month are sent. I keep finding, and send again on {day}.}}',
  seePlan: 'See your plan',

  // The list of campaigns.
  loading: 'Loading your campaigns',
  loadFailed: 'I could not load your campaigns.',
  loadNoAnswer: 'The server did not answer. They go on as you left them.',
  noneTitle: 'No active campaigns',
  none: 'A campaign names the titles you want and how many applications a day I may prepare. You approve each one.',
  startCampaign: 'Start a campaign',
  pausedHint:
    'A paused campaign keeps its list and its counts. Nothing is found, prepared or sent until you switch it on again.',

  // One campaign: its switch, how far it is today, and what can be done with it.
  everyTitle: 'Every title that fits your profile',
  active: 'Active',
  paused: 'Paused',
  namedActive: '{name}: Active',
  namedPaused: '{name}: Paused',
  appliedToday: '<figure>{done}/{limit}</figure> applied today',
  keywords: 'Keywords',
  postings: 'Postings<hidden> of {name}</hidden>',
  edit: 'Edit<hidden> {name}</hidden>',
  delete: 'Delete {name}',

  // One campaign: what came of it and what it sends, each a name with its value.
  applications: 'Applications',
  views: 'Views',
  viewsPartlyKnown: '{views}, not known for {unknown} of {applications}',
  interviews: 'Interviews',
  coverLetter: 'Cover letter',
  coverLetterOn: 'A unique one each time',
  coverLetterOff: 'None',
  resumeLink: 'Resume link',
  resumeLinkOn: 'On, opening is counted',
  dryRun: 'Dry run',
  dryRunOn: 'On, nothing is sent',

  // Toasts after a change.
  noAnswer: 'The server did not answer, so nothing was changed.',
  deleted: 'The campaign is deleted. What was sent stays in your tracker.',
  restored: '"{name}" is back. Anything you had approved waits for a new approval.',
});
