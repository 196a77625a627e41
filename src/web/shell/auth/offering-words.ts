import { createContext, type ReactNode } from 'react';
import { text } from './messages.ts';

/** What the account screens say of the offering whose host they stand on. */
export interface OfferingWords {
  /** The sentences on the spruce side, headline and text. */
  login: { headline: string; text: string; lead: string };
  /** `notice`: what somebody should know before they enter anything. */
  signup: { headline: string; text: string; title: string; lead: string; notice?: ReactNode };
}

export const careerWords = (): OfferingWords => ({
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

/** Says the words of the host the screen stands on. */
export const OfferingContext = createContext<() => OfferingWords>(careerWords);
