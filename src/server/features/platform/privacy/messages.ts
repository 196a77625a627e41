import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('privacy', {
  // Refusals.
  wrongAddress: 'Type the e-mail address of this account.',
  askedLately: 'Your export is ready. You can ask for a new one an hour after the last.',
  notReady: 'This export is not ready yet.',
  expired: 'This export has expired. Ask for a new one.',

  // Notices.
  ending: 'Your account ends in {days, plural, one {# day} other {# days}}',
  endingBody: `{kind, select,
    career {Your campaigns are paused. You can keep the account until then.}
    other {You can keep the account until then.}
  }`,
  kept: 'Your account stays',
  keptBody: `{kind, select,
    career {Nothing was erased, and the campaigns the deletion paused run again.}
    other {Nothing was erased.}
  }`,
  exportReady: 'Your export is ready',
  exportReadyBody:
    'One archive with everything I hold about you. You can fetch it for {days, plural, one {# day} other {# days}}.',

  // The mail with the archive.
  mailExportReady: 'Your Legwork export is ready',
  youAsked: 'You asked for everything I hold about you. It is packed into one archive.',
  fetchUntil: 'Sign in and fetch it here until {day}:',
  notAskedExport: 'If you did not ask for it, change your password: somebody else may know it.',

  // The mail of the deletion.
  mailEnding: 'Your Legwork account ends on {day}',
  stops: `{kind, select,
    career {You asked me to delete your account. From now on I begin nothing new: your campaigns are paused, and a paid plan ends with its month.}
    other {You asked me to delete your account. From now on I begin nothing new.}
  }`,
  erases: `{kind, select,
    career {On {day} your profile, files and applications are erased. What employers already received stays with them.}
    other {On {day} your account and your business profile are erased.}
  }`,
  keepHere: 'If you change your mind before then, sign in and keep your account here:',

  // The mail that it was taken back.
  mailKept: 'Your Legwork account stays',
  resumes: `{kind, select,
    career {You took the deletion of your account back. Nothing was erased, and the campaigns it paused run again. A paid plan stays cancelled until you resume it.}
    other {You took the deletion of your account back. Nothing was erased.}
  }`,
  notTakenBack: 'If that was not you, change your password and ask for the deletion again:',

  // The last mail.
  mailDeleted: 'Your Legwork account is deleted',
  erased:
    'As you asked two weeks ago, your account and everything in it are erased. Copies of it are gone within 30 days; should I be restored from one before then, your account is erased from it before I answer anybody.',
  lastMail: 'This is the last mail you get from me.',
});
