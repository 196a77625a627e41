import type { ReactNode } from 'react';
import { PageTitle } from '#web/shell/page-title.tsx';
import { Consent } from './consent.tsx';
import { Hero } from './hero.tsx';
import { Never } from './never.tsx';
import { Offerings } from './offerings.tsx';
import { Recorded } from './recorded.tsx';

/** The home page; the pricing strip comes in from outside. */
export function HomeScreen({ pricing }: { pricing: ReactNode }) {
  return (
    <>
      <PageTitle
        title="Legwork: agents that do the legwork"
        description="Legwork finds jobs worth applying to, builds each application from your own CV, and asks you before anything is sent."
      />
      <Hero />
      <Offerings />
      <Consent />
      <Recorded />
      <Never />
      {pricing}
    </>
  );
}
