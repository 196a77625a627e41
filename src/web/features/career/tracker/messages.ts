import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The screen.
  title: 'Job Tracker',
  addJob: 'Add a job',
  loading: 'Loading your applications',
  loadFailed: 'Couldn’t load your applications.',
  signIn: 'Please log in to view your job tracker.',
  showNext: 'Show {count, number} more',

  // In the place of the table when it has no row.
  emptyTitle: 'No applications found.',
  emptyText:
    'Every application I send appears here with its full timeline, along with jobs you add yourself. I send nothing before you approve it.',
  toAutoApply: 'Go to Auto Apply',
  noMatchText: 'Try another search or status. Your other applications are still here.',
  showAll: 'Show all',

  // The three rings and the words beside each.
  ringsLabel: 'Application summary',
  ringApplications: 'Applications',
  ringInterviews: 'Interviews',
  ringOffers: 'Offers',
  noneSent: 'None sent yet',
  none: 'None yet',
  unanswered: '{count, number} with no reply yet',
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
  columnTrail: 'Progress',
  columnMatch: 'Match',
  columnStatus: 'Status',
  columnSent: 'Sent',
  columnOpen: 'Open',
  showTrail: 'Show the timeline of {job}, {company}',
  hideTrail: 'Hide the timeline of {job}, {company}',
  sentUnknown: 'Unknown',
  addedByYou: 'Added by you',
  noScore: 'No score',

  // The spreadsheet alone.
  columnPlace: 'Location',
  columnStage: 'Stage',
  columnSentBy: 'Sent by',
  columnLink: 'Link',
  sentByYou: 'You',
  sentByAgent: 'Legwork',

  // A row that is open.
  trailLoading: 'Loading the timeline',
  trailFailed: 'Couldn’t load this application.',
  asideLabel: 'What you can do about {job}',
  toPage: 'View full details',
  pageHint: 'What was sent, the job posting, your notes and reminders.',
});
