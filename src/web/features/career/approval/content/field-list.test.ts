import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PlannedField } from '#contract/career/form.ts';
import { FieldGroup } from './field-list.tsx';

const LETTER = 'Dear hiring team,\n\nI would like to work with you.';
const field = (display: string): PlannedField => ({
  key: 'comments',
  label: 'Additional information',
  kind: 'long',
  required: false,
  value: display,
  display,
  source: { kind: 'written', fact_ids: [], label: 'Written from your profile' },
  group: 'questions',
  topic: 'text.cover_note',
});
const shown = (display: string) =>
  renderToStaticMarkup(
    createElement(FieldGroup, {
      title: 'Questions',
      fields: [field(display)],
      onOpenFacts: () => undefined,
      letter: LETTER,
    }),
  );

it('points to the letter below where a field takes exactly that', () => {
  expect(shown(`${LETTER}\n`)).toContain('Your cover letter, as it is below');
  expect(shown(LETTER)).not.toContain('Dear hiring team');
});

it('shows a text that differs from the letter, whole', () => {
  expect(shown(`${LETTER} Soon.`)).toContain('I would like to work with you. Soon.');
});
