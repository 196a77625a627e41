import type { OfferingWords } from '#web/shell/auth/offering-words.ts';
import type { Tag } from '#web/text/say.ts';
import { text } from './messages.ts';

const french: Tag = (inner) => <p lang="fr-CA">{inner}</p>;

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
    notice: text.rich('signupQuebec', { french }),
  },
});
