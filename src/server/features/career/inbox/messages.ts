import { catalogue } from '#localization/catalogue.ts';

/** Mail that came for a person, and what nobody could tell of it. */
export const text = catalogue('inbox', {
  settled: 'That is settled already. Look at it again.',

  // Why a mail is taken to be about an application and to say something.
  because: '{meaning} {application}',
  changesInterview: 'It changes an interview of that application.',

  // A notice of a mail for which there is no page yet.
  unlinkedTitle: 'A mail to read',
  unlinked: `{came, select,
    ownMailbox {Your mailbox got a mail. I could not tell which application it is about, so I changed nothing.}
    other {A mail came to your application address. I could not tell which application it is about, so I changed nothing.}
  }`,
  unlinkedAmong: `{came, select,
    ownMailbox {Your mailbox got a mail. It may be about more than one of your applications: say which on the page of either.}
    other {A mail came to your application address. It may be about more than one of your applications: say which on the page of either.}
  }`,

  // The mail that brings a copy of it.
  forwardedSubject: 'A mail to your application address',
  forwardedWhy:
    'This came to the address I give to employers. I could not tell which application it is about, so I changed nothing.',
  forwardedFrom: 'From: {sender}',
  forwardedOwnSubject: 'Subject: {subject}',
  forwardedCut: 'The rest is left out here.',
});
