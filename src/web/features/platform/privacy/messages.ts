import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The whole panel of the settings.
  dangerZone: 'Danger Zone',
  beforeTitle: 'Before you delete',
  loadFailed: 'I could not load this.',
  signInFirst: 'Please log in to view your settings.',
  loading: 'Loading your export and deletion',
  nothingChanged: 'The server did not answer. Nothing was changed; try again.',

  // The archive of everything.
  exportTitle: 'Export everything',
  exportAbout:
    'One archive with all I hold about you, as JSON and as the original files. It takes a few minutes; I send you a link that works for {days, plural, one {# day} other {# days}}.',
  exportFailed: 'The last archive could not be made. Nothing was lost; ask for it again.',
  exportPacking: 'I am packing it. You can leave this page; I mail you when it is there.',
  exportPrepare: 'Prepare my export',
  exportDownload: 'Download the archive',
  exportDownloading: 'Downloading...',
  exportSize: '{size}.',
  exportUntil: 'It can be fetched until {moment}.',

  // Deleting the account.
  delete: 'Delete account',
  deleteQuestion: 'Delete your account?',
  deleteTypeEmail: 'Type your e-mail address to go on',
  deleteGrace: 'You have {days, plural, one {# day} other {# days}} to change your mind. Then it is gone.',
  deleteWrongEmail: 'Type the e-mail address of this account.',

  // An account that is to end.
  endsOnTitle: 'Your account ends on {day}',
  endsOn: 'Your account ends on {day}.',
  keep: 'Keep my account',

  // What of a career account is kept, and what becomes of it.
  holdsProfile: 'Profile and facts, with sources',
  holdsApprovals: 'Approvals and what you saw',
  holdsResumes: 'CVs and letters, every version',
  holdsCampaigns: 'Campaigns and answers',
  holdsApplications: 'Applications with evidence',
  holdsMessages: 'Messages and notifications',
  deletes:
    "Stops your campaigns, ends a paid plan with its month, and removes your profile, files and applications from this service. What employers already received stays with them; I can't take it back.",
  deleteConfirm:
    'I pause your campaigns now and erase everything in {days, plural, one {# day} other {# days}}. Until then you can log in and keep it.',
  ending:
    'Your campaigns are paused. On that day your profile, files and applications are erased. Until then you can keep everything.',
  pausedUntilThen: 'Your campaigns are paused until then.',
  kept: 'Your account stays. The campaigns it paused run again.',
});
