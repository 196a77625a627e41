import type { OfferingWords } from '#web/shell/auth/offering-words.ts';

/** What the account screens say on the business host. */
export const businessWords = (): OfferingWords => ({
  login: {
    headline: 'Nothing reaches a customer without your yes.',
    text: 'Your business profile is where you left it.',
    lead: 'LocalBiz AI and AI Store, for your business.',
  },
  signup: {
    headline: 'Five of the six steps happen without you. The amber one never does.',
    text: 'The agents are being built. What you tell them now is what they will work with.',
    title: 'Create Your Business Account',
    lead: 'Two minutes here, then your business profile.',
  },
});
