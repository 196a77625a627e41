import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // At the top of the jobs that a campaign checked.
  autoApply: 'Auto Apply',
  backToAutoApply: 'Back to Auto Apply',
  title: 'Jobs found',
  notLookedYet: 'I haven’t checked any jobs for this campaign yet.',
  lookedAt:
    '{looked, plural, =1 {I checked 1 job: {taken, number} picked, {left, number} not picked, {ready, number} in line.} other {I checked # jobs: {taken, number} picked, {left, number} not picked, {ready, number} in line.}}',
  loading: 'Loading the jobs',
  loadFailed: 'Couldn’t load the jobs.',
  loadNeedsLogin: 'Please log in to manage your campaigns.',

  // What jobs were not picked for, in a list beside the counts, each with how many.
  leftFor: 'Why jobs weren’t picked: {causes}',
  cause:
    '{cause, select, COMPANY {companies you avoid ({count, number})} INDUSTRY {industries you avoid ({count, number})} WORDS {words you avoid ({count, number})} LOCATION {location ({count, number})} WORK_MODE {workplace type ({count, number})} TITLE {titles far from yours ({count, number})} SENIORITY {level ({count, number})} SALARY {pay ({count, number})} LANGUAGE {language ({count, number})} CERTIFICATE {licence or certificate ({count, number})} WORK_AUTH {work authorization ({count, number})} SKIPPED {like jobs you skipped ({count, number})} SCORE {match under 50 ({count, number})} KNOWN {jobs you already have ({count, number})} other {other reasons ({count, number})}}',

  // Filters of the list, and the headings of what they show.
  filters: 'Which jobs',
  filterAll: 'All',

  // What became of a job, beside it; each also names a filter.
  taken: 'Picked',
  waitsItsTurn: 'In line',
  left: 'Not picked',

  // Where a list is empty.
  noneTitle: 'No jobs checked yet',
  noneText: 'While the campaign is active, I check every job on the boards, and each one appears here.',
  noneTakenTitle: 'No jobs picked yet',
  noneTakenText:
    'I prepare an application for each job I pick and ask you. Nothing is sent without your approval.',
  noneWaitingTitle: 'No jobs in line',
  noneWaitingText: 'Good matches beyond your daily pace wait here for the next day.',
  noneLeftTitle: 'Every job was picked',
  noneLeftText: 'Every job I checked matched at 50 or better and had no deal-breaker.',

  // One job: whether it is still shown, and where it was found.
  notShown: 'No longer listed by the employer',
  from: 'From <credit>{source}</credit>',
  seeApplication: 'View application',
  seeApplicationFor: 'View application: {title}',
  changes: 'What would change this',
  couldReach: 'It could then score <b>{score}</b>.',

  // Removing a rule that was learned from a skipped application.
  takeRuleBack: 'Remove this rule',
  takingBack: 'Removing...',
  ruleForgotten: 'Rule removed. I’ll check these jobs again.',
  ruleStands: 'The server didn’t respond. The rule still applies. Try again.',

  // Below the list, where it has more than one page.
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: 'Page {page, number} of {pages, number}',
});
