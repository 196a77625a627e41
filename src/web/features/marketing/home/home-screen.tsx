import type { ReactNode } from 'react';
import { PageTitle } from '#web/shell/page-title.tsx';
import { Consent } from './consent.tsx';
import { Hero } from './hero.tsx';
import { text } from './messages.ts';
import { Never } from './never.tsx';
import { Offerings } from './offerings.tsx';
import { RecordedCareer } from './recorded.tsx';

/** The home page; the pricing strip comes in from outside. */
export function HomeScreen({ pricing }: { pricing: ReactNode }) {
  return (
    <>
      <PageTitle title={text('pageTitle')} description={text('pageDescription')} />
      <Hero />
      <Offerings />
      <Consent />
      <RecordedCareer />
      <Never />
      {pricing}
    </>
  );
}
