import { catalogue } from '#localization/catalogue.ts';

/** Emails that came for a person, and what could not be told from them. */
export const text = catalogue(
  'inbox',
  {
    settled: 'This was already answered. Reload the page.',

    // Why an email is taken to be about an application.
    changesInterview: 'It changes an interview for that application.',

    // A notice of an email for which there is no page yet.
    unlinkedTitle: 'An email to read',
    unlinked: `{came, select,
    ownMailbox {An email came to your mailbox. I couldn’t tell which application it’s about, so I changed nothing.}
    other {An email came to your application address. I couldn’t tell which application it’s about, so I changed nothing.}
  }`,
    unlinkedAmong: `{came, select,
    ownMailbox {An email came to your mailbox. It could be about more than one of your applications. Open any of them to say which.}
    other {An email came to your application address. It could be about more than one of your applications. Open any of them to say which.}
  }`,

    // The email that brings a copy of it.
    forwardedSubject: 'An email to your application address',
    forwardedWhy:
      'This came to the address I give to employers. I couldn’t tell which application it’s about, so I changed nothing.',
    forwardedFrom: 'From: {sender}',
    forwardedOwnSubject: 'Subject: {subject}',
    forwardedCut: 'The rest is cut off here.',
  },
  {
    because: '{meaning} {application}',
  },
);
