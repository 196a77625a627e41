import type { OfferingWords } from '#web/shell/auth/offering-words.ts';
import { text } from './messages.ts';

/** What the account screens say on the business host. */
export const businessWords = (): OfferingWords => ({
  login: {
    headline: text('loginHeadline'),
    text: text('loginText'),
    lead: text('loginLead'),
  },
  signup: {
    headline: text('signupHeadline'),
    text: text('signupText'),
    title: text('signupTitle'),
    lead: text('signupLead'),
  },
});
