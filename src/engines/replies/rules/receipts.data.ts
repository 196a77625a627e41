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

/** Sentences that show a sign of a receipt, and no more: enough beside what was learned where the mail is placed, and nowhere else. */
export const RECEIPT_SIGNS = rulesOfMails([
  {
    id: 'answer-to-come',
    when: ['<waiting>|<reply>|<deadline>|<kept>|<process>|<stage>|<laterTime>'],
    gives: 'received',
    because: 'Whoever has an application says what becomes of it now, and when it will be answered.',
    examples: ['You will have a reply by June.', 'The process takes a month.', 'Une réponse suivra.'],
    counterexamples: ['Your application for Welder.', 'The employer viewed your application.'],
  },
]);
