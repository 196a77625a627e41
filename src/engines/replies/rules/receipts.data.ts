import { rulesOfMails } from './classes.ts';

/** Sentences that confirm an application. */
export const RECEIPTS = rulesOfMails([
  {
    id: 'arrived',
    when: ['<arrived>', '<thanks>'],
    gives: 'received',
    because:
      'A receipt says that something came, or thanks for it; a bare mention of an application says neither.',
    examples: ['We got your application.', 'Merci pour votre candidature.', 'Your file has reached us.'],
    counterexamples: ['Your application for Welder.', 'The employer viewed your application.'],
  },
]);
