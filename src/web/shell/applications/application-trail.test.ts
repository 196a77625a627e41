import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ApplicationState } from '#contract/career/applications.ts';
import { ApplicationTrail } from './application-trail.tsx';

const drawn = (state: ApplicationState, form: 'glyph' | 'labelled') =>
  renderToStaticMarkup(createElement(ApplicationTrail, { state, form }));
const yours = (markup: string): number => markup.match(/class="[^"]*\b_?you\b[^"]*"|_you_/g)?.length ?? 0;

it('shows the approval as the step the person took, where steps have names', () => {
  expect(yours(drawn('applied', 'labelled'))).toBe(1);
});

it('shows nothing as the person’s in a trail without names, once the agent goes on', () => {
  expect(yours(drawn('applied', 'glyph'))).toBe(0);
});
