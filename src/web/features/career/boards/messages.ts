import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // At the top of the sources.
  integrations: 'Integrations',
  title: 'Sources',
  noneRead: 'I read no source for you at the moment.',
  whatIsRead:
    'I read {sources, plural, one {# source} other {# sources}} for you, with {jobs, plural, one {# open job} other {# open jobs}}.',
  inTrouble:
    '{sources, plural, =0 {None is in trouble.} one {# is in trouble, and says how.} other {# are in trouble, and say how.}}',
  practiceByDefault:
    'By default I read only the practice employers. A real source is read once you turn it on, and then its jobs are real.',
  loading: 'Loading your sources',
  loadFailed: 'I could not load your sources.',
  loadNeedsLogin: 'Please log in to view your settings.',

  // Bringing in an employer with a link.
  add: 'Bring in an employer',
  addHelp:
    'A link to one of their jobs, or to the page that lists them. I find out which board it is and read it from then on.',
  addSend: 'Read it',
  adding: 'Asking the board...',
  added: '{name} on {board}: I read it from now on.',
  notAdded: 'The server did not answer. Your link is still here; try again.',

  // Filters of the list, and what each says where it is empty.
  filters: 'Which sources',
  filterRead: 'Read for you',
  filterTrouble: 'In trouble',
  filterOff: 'Not read',
  emptyReadTitle: 'Nothing is read for you yet.',
  emptyRead: 'Turn on a source under Not read, or bring in an employer with a link.',
  emptyTroubleTitle: 'Nothing is in trouble.',
  emptyTrouble: 'Every source that I read gave an answer I understood.',
  emptyOffTitle: 'Everything is read.',
  emptyOff: 'There is no source that is turned off.',

  // One source: how reading it goes, beside its name.
  healthUnchecked: 'Not yet checked live',
  healthFailing: 'Gives no answer I understand',
  healthSuspicious: 'Suddenly empty',
  healthUnavailable: 'Cannot be read here',

  // One source: what kind of board it stands on. `about` is that kind, after the board's name where that is another.
  kindAts: "The employer's own board",
  kindAggregator: 'Lists many employers',
  kindPublicService: 'Public employment service',
  kindCareersPage: 'Careers page',
  forPractice: '{about}, to practise on',

  // One source: when it was read and is read again, and who must be named.
  notChecked: 'Not yet checked against the live board',
  neverReadNextSoon: 'Never read yet, next within minutes',
  neverReadNextAt: 'Never read yet, next {next}',
  lastRead: 'Last read well {last}',
  lastReadNextSoon: 'Last read well {last}, next within minutes',
  lastReadNextAt: 'Last read well {last}, next {next}',
  creditShown: 'beside its jobs: {credit}',

  // One source: how many jobs are open, its switch and its button.
  open: '<b>{open, number}</b> open',
  readSwitch: 'Read {name} on {board}',
  takeOut: 'Take out',
  takeOutNamed: 'Take out {name}',

  // Toasts after a change.
  readFromNow: 'I read {name} from now on.',
  noLongerRead: 'I no longer read {name}.',
  takenOut: '{name} is taken out.',
  nothingChanged: 'The server did not answer. Nothing was changed; try again.',
});
