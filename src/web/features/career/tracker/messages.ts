import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The screen.
  title: 'Job Tracker',
  addJob: 'Add a job',
  loading: 'Loading your applications',
  loadFailed: 'I could not load your applications.',
  signIn: 'Please log in to view your job tracker.',
  showNext: 'Show the next {count, number}',

  // In the place of the table when it has no row.
  emptyTitle: 'No applications found.',
  emptyText:
    'Everything I send for you appears here with its whole trail, and so do the jobs you add yourself. I send nothing before you approve it.',
  toAutoApply: 'Go to Auto Apply',
  noMatchText: 'Nothing has these words and this status. Your other applications are still here.',
  showAll: 'Show all',

  // The three rings and the words beside each.
  ringsLabel: 'Where your applications stand',
  ringApplications: 'Applications',
  ringInterviews: 'Interviews',
  ringOffers: 'Offers',
  noneSent: 'None sent yet',
  none: 'None yet',
  unanswered: '{count, number} with no answer yet',
  sentAndChecking: '{sent, number} sent, {checking, number} checking',
  interviewsOfSent: '{interviews, number} of {sent, number} sent',
  offersOfInterviews: '{offers, number} of {interviews, plural, one {# interview} other {# interviews}}',

  // The bar above the table: search, filter, view, count, export.
  search: 'Search title or company',
  searchShort: 'Title or company',
  allStatuses: 'All statuses',
  allStatusesShort: 'All',
  viewLabel: 'View',
  viewTable: 'Table',
  viewBoard: 'Board',
  count: '{all, plural, one {# application} other {# applications}}',
  countInOwnOrder: '{all, plural, one {# application} other {# applications}}, interviews and offers first',
  countFound: '{shown, number} of {all, plural, one {# application} other {# applications}}',
  exportCsv: 'Export CSV',

  // The table and its rows. Its headings stand above the columns of the spreadsheet, too.
  listLabel: 'Your applications',
  columnJob: 'Job',
  columnCompany: 'Company',
  columnTrail: 'Trail',
  columnMatch: 'Match',
  columnStatus: 'Status',
  columnSent: 'Sent',
  columnOpen: 'Open',
  showTrail: 'Show the trail of {job}, {company}',
  hideTrail: 'Hide the trail of {job}, {company}',
  sentUnknown: 'Not known',
  addedByYou: 'Added by you',
  noScore: 'No score',

  // The spreadsheet alone.
  columnPlace: 'Place',
  columnStage: 'Stage',
  columnSentBy: 'Sent by',
  columnLink: 'Link',
  sentByYou: 'You',
  sentByAgent: 'Legwork',

  // A row that is open.
  trailLoading: 'Loading the trail',
  trailFailed: 'I could not load this application.',
  asideLabel: 'What you can do about {job}',
  toPage: 'Open its page',
  pageHint: 'What was sent, the posting, your notes and reminders.',
});
