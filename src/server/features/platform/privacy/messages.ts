import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('privacy', {
  // Refusals.
  wrongAddress: 'Enter the email address of this account.',
  askedLately: 'Your export is ready. You can request a new one an hour after the last one.',
  notReady: 'This export is not ready yet.',
  expired: 'This export has expired. Request a new one.',

  // Notices.
  ending: 'Your account will be deleted in {days, plural, one {# day} other {# days}}',
  endingBody: `{kind, select,
    career {Your campaigns are paused. You can keep your account until then.}
    both {Your campaigns are paused. You can keep your account and your business until then.}
    other {You can keep your account until then.}
  }`,
  kept: 'Your account won’t be deleted',
  keptBody: `{kind, select,
    career {Nothing was deleted, and the campaigns the deletion paused are running again.}
    both {Nothing was deleted, and the campaigns the deletion paused are running again.}
    other {Nothing was deleted.}
  }`,
  exportReady: 'Your export is ready',
  exportReadyBody:
    'One archive with everything we store about you. You can download it for {days, plural, one {# day} other {# days}}.',

  // The mail with the archive.
  mailExportReady: 'Your Legwork export is ready',
  youAsked: 'The export you asked for is ready: one archive with everything we store about you.',
  fetchUntil: 'Log in and download it here by {day, date, long}:',
  notAskedExport: 'If you didn’t ask for this, change your password. Someone else may know it.',

  // The mail of the deletion.
  mailEnding: 'Your Legwork account will be deleted on {day, date, long}',
  stops: `{kind, select,
    career {You asked us to delete your account. Nothing new starts from now on: your campaigns are paused, and a paid plan ends at the end of its month.}
    both {You asked us to delete your account, for your job search and your business. Nothing new starts from now on: your campaigns are paused, and a paid plan ends at the end of its month.}
    other {You asked us to delete your account. Nothing new starts from now on.}
  }`,
  erases: `{kind, select,
    career {On {day, date, long}, we’ll delete your profile, files and applications. Employers keep what they already received.}
    both {On {day, date, long}, we’ll delete your profile, files and applications, and every business that you alone own. Employers keep what they already received.}
    other {On {day, date, long}, we’ll delete your account and your business profile, with every business that you alone own.}
  }`,
  keepHere: 'Changed your mind? Log in before then and keep your account here:',

  // The mail that it was taken back.
  mailKept: 'Your Legwork account won’t be deleted',
  resumes: `{kind, select,
    career {You cancelled the deletion of your account. Nothing was deleted, and the campaigns it paused are running again. A paid plan stays cancelled until you resume it.}
    both {You cancelled the deletion of your account. Nothing was deleted, and the campaigns it paused are running again. A paid plan stays cancelled until you resume it.}
    other {You cancelled the deletion of your account. Nothing was deleted.}
  }`,
  notTakenBack: 'If this wasn’t you, change your password and request the deletion again:',

  // The last mail.
  mailDeleted: 'Your Legwork account has been deleted',
  erased:
    'As you asked two weeks ago, we’ve deleted your account and everything in it. Backup copies are deleted within 30 days. If we restore one before then, your account is deleted from it before the service is back.',
  lastMail: 'This is the last email you’ll get from us.',
});
