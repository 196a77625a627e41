import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The whole panel of the settings.
  dangerZone: 'Danger Zone',
  beforeTitle: 'Before you delete',
  loadFailed: 'Couldn’t load your export and deletion options.',
  signInFirst: 'Please log in to view your settings.',
  loading: 'Loading your export and deletion options',
  nothingChanged: 'The server didn’t respond. Nothing was changed. Try again.',

  // The archive of everything.
  exportTitle: 'Export everything',
  exportAbout:
    'One archive with everything we store about you, as JSON and the original files. It takes a few minutes. We’ll email you a link that works for {days, plural, one {# day} other {# days}}.',
  exportFailed: 'Couldn’t create your last export. Nothing was lost. Try again.',
  exportPacking: 'Preparing your export. You can leave this page. We’ll email you when it’s ready.',
  exportPrepare: 'Prepare my export',
  exportDownload: 'Download archive',
  exportDownloading: 'Downloading...',
  exportSize: 'The archive is {size}.',
  exportUntil: 'Available until {moment}.',

  // Deleting the account.
  delete: 'Delete account',
  deleteQuestion: 'Delete your account?',
  deleteTypeEmail: 'Enter your email address to continue',
  deleteGrace:
    'You have {days, plural, one {# day} other {# days}} to change your mind. After that, it’s gone.',
  deleteWrongEmail: 'Enter the email address of this account.',

  bothSides:
    'You use this account for a job search and for a business. Both are deleted, and every business that you alone own.',

  // Before that: a business that the account alone owns, and in which others work.
  becomes: 'What becomes of {business}?',
  becomesHelp: 'Others work there. Whoever gets it owns it right away.',
  becomesChoose: 'Choose one',
  becomesOf: 'Hand it over to {name} ({email})',
  becomesClosed: 'Close it with my account',
  becomesMissing: 'Choose who gets it, or close it with your account.',

  // An account that is to end.
  endsOnTitle: 'Your account will be deleted on {day}',
  endsOn: 'Your account will be deleted on {day}.',
  keep: 'Keep my account',

  // What of a career account is kept, and what becomes of it.
  holdsProfile: 'Profile and facts, with sources',
  holdsApprovals: 'Approvals and what you were shown',
  holdsResumes: 'Resumes and cover letters, every version',
  holdsCampaigns: 'Campaigns and answers',
  holdsApplications: 'Applications with confirmations',
  holdsMessages: 'Messages and notifications',
  deletes:
    'This stops your campaigns, ends a paid plan after its current month, and removes your profile, files and applications from this service. Employers keep what they already received. We can’t take it back.',
  deleteConfirm:
    'Your campaigns pause now, and everything is deleted in {days, plural, one {# day} other {# days}}. Until then you can log in and keep your account.',
  ending:
    'Your campaigns are paused. On that day, your profile, files and applications are deleted. You can keep everything until then.',
  pausedUntilThen: 'Your campaigns are paused until then.',
  kept: 'Your account won’t be deleted. The campaigns that were paused for the deletion are running again.',
});
