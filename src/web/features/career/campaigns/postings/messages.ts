import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // At the top of the postings that a campaign looked at.
  autoApply: 'Auto Apply',
  backToAutoApply: 'Back to Auto Apply',
  title: 'Postings',
  notLookedYet: 'I have not looked at any posting for this campaign yet.',
  lookedAt:
    '{looked, plural, =1 {I looked at one posting: took {taken, number}, left {left, number}, and {ready, number} wait their turn.} other {I looked at # postings: took {taken, number}, left {left, number}, and {ready, number} wait their turn.}}',
  loading: 'Loading the postings',
  loadFailed: 'I could not load the postings.',
  loadNeedsLogin: 'Please log in to manage your campaigns.',

  // For what postings were left, beside the counts: "Left for the place (12) and a language (3)."
  leftFor: 'Left for {causes}.',
  causeCounted: '{cause} ({count, number})',
  causeCompany: 'companies you avoid',
  causeIndustry: 'industries you avoid',
  causeWords: 'words you avoid',
  causeLocation: 'the place',
  causeWorkMode: 'the way of working',
  causeTitle: 'titles far from yours',
  causeSeniority: 'the level',
  causeSalary: 'the pay',
  causeLanguage: 'a language',
  causeCertificate: 'a licence or certificate',
  causeWorkAuthorization: 'the right to work there',
  causeSkipped: 'what you skip',
  causeScore: 'a match below 50',
  causeKnown: 'jobs you have already',
  causeOther: 'other reasons',

  // Filters of the list, and the headings of what they show.
  filters: 'Which postings',
  filterAll: 'All',
  filterWaiting: 'Waiting their turn',

  // What became of a posting, beside it; the first and the last also name a filter.
  taken: 'Taken',
  waitsItsTurn: 'Waits its turn',
  left: 'Left',

  // Where a list is empty.
  noneTitle: 'Nothing looked at yet',
  noneText:
    'While the campaign is active I look at every posting the boards have, and each one appears here.',
  noneTakenTitle: 'Nothing taken yet',
  noneTakenText: 'What I take on is prepared and put to you; nothing is sent before your yes.',
  noneWaitingTitle: 'Nothing waits its turn',
  noneWaitingText: 'Good matches beyond the pace you set wait here for the next day.',
  noneLeftTitle: 'Nothing left',
  noneLeftText: 'Every posting I looked at matched at 50 or better and had no deal-breaker.',

  // One posting. `about` is its employer, its place and whether it is still shown.
  notShown: 'no longer shown by the employer',
  aboutFrom: '{about}, from <credit>{source}</credit>',
  seeApplication: 'See the application',
  seeApplicationFor: 'See the application: {title}',
  changes: 'What would change this',
  couldReach: 'It could then reach <b>{score}</b>.',

  // Taking back a rule that was learned from a skipped application.
  takeRuleBack: 'Take this rule back',
  takingBack: 'Taking it back...',
  ruleForgotten: 'I forgot that rule, and look at these postings anew.',
  ruleStands: 'The server did not answer, so the rule stands.',

  // Below the list, where it has more than one page.
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: 'Page {page, number} of {pages, number}',
});
