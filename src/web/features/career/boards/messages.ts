import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // At the top of the sources.
  integrations: 'Integrations',
  title: 'Sources',
  noneRead: 'I’m not checking any sources for you right now.',
  whatIsRead:
    'I check {sources, plural, one {# source} other {# sources}} for you, with {jobs, plural, one {# open job} other {# open jobs}}. {trouble, plural, =0 {No problems.} one {# source has a problem.} other {# sources have problems.}}',
  practiceByDefault:
    'By default, I only check practice employers. When you turn on a real source, its jobs are real.',
  loading: 'Loading your sources',
  loadFailed: 'Couldn’t load your sources.',
  loadNeedsLogin: 'Please log in to view your settings.',

  // Adding an employer with a link.
  add: 'Add an employer',
  addHelp:
    'Paste a link to one of their jobs or to their job list. I’ll find out which job board it is and check it from then on.',
  addSend: 'Add employer',
  adding: 'Checking the board...',
  added: '{name} on {board} is added. I’ll check it from now on.',
  notAdded: 'The server didn’t respond. Your link is still here. Try again.',

  // Filters of the list, and what each says where it is empty.
  filters: 'Which sources',
  filterRead: 'On',
  filterTrouble: 'With problems',
  filterOff: 'Off',
  emptyReadTitle: 'No sources are on yet',
  emptyRead: 'Turn on a source under Off, or add an employer with a link.',
  emptyTroubleTitle: 'No problems',
  emptyTrouble: 'Every source I check is working.',
  emptyOffTitle: 'All sources are on',
  emptyOff: 'No source is turned off.',

  // Looking for one of them, and the button for more.
  search: 'Find an employer or board',
  notFoundTitle: 'No source matches',
  notFound: 'Try fewer words, or add the employer with a link.',
  showNext: 'Show {count, number} more',

  // One source: how checking it goes, beside its name.
  healthFailing: 'Can’t be read',
  healthSuspicious: 'No jobs at the last check',
  healthUnavailable: 'Not available here',

  // One source: what kind of board it is on.
  kindAts: 'The employer’s own board',
  kindAggregator: 'Lists many employers',
  kindPublicService: 'Public employment service',
  kindCareersPage: 'Careers page',
  forPractice: 'For practice',

  // One source: when it was checked and is checked again, and who must be named. The first is also a state beside its name.
  notChecked: 'Not checked yet',
  neverReadNextSoon: 'Next check within minutes',
  neverReadNextAt: 'Next check {next}',
  lastRead: 'Last successful check {last}',
  lastReadNextSoon: 'Last successful check {last}, next within minutes',
  lastReadNextAt: 'Last successful check {last}, next {next}',
  creditShown: 'Its jobs are credited to {credit}',

  // One source: how many jobs are open, its switch and its button.
  open: '<b>{open, number}</b> open',
  readSwitch: 'Check {name} on {board}',
  takeOut: 'Remove',
  takeOutNamed: 'Remove {name}',

  // Toasts after a change.
  readFromNow: 'I’ll check {name} from now on.',
  noLongerRead: 'I no longer check {name}.',
  takenOut: '{name} is removed.',
  nothingChanged: 'The server didn’t respond. Nothing was changed. Try again.',
});
