import { createContext } from 'react';

/** What the account screens say of the offering whose host they stand on. */
export interface OfferingWords {
  /** The sentences on the spruce side, headline and text. */
  login: { headline: string; text: string; lead: string };
  signup: { headline: string; text: string; title: string; lead: string };
}

export const careerWords: OfferingWords = {
  login: {
    headline: 'While you were away, nothing left without your yes.',
    text: 'What I found and prepared is waiting where you left it.',
    lead: 'AutoCareer Pro, your job search.',
  },
  signup: {
    headline: 'Five of the six steps happen without you. The amber one never does.',
    text: 'Found, matched, prepared. Then it asks. Sent and answered come after your yes.',
    title: 'Create Your Career Account',
    lead: 'Two minutes here, then three short questions.',
  },
};

/** The words of the host the screen stands on. */
export const OfferingContext = createContext<OfferingWords>(careerWords);
