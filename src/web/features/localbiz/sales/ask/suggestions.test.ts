import { expect, test } from 'vitest';
import { readQuestion } from '#engines/asking/index.ts';
import { suggestionsFor } from './suggestions.ts';

const item = (name: string) => ({
  id: name,
  name,
  quantity: 1000,
  lines: 1,
  net: 500,
  cost: null,
  typed_cost: null,
});
const reading = (question: string, name: string) =>
  readQuestion(
    question,
    { things: [{ what: { kind: 'product', id: name }, name }], shops: [], taxes: [] },
    { today: '2026-11-18', knownFrom: '2025-01-02', knownTo: '2026-11-17' },
  );

test.each([
  'Rye loaf',
  'Coffee, large',
  'Pain au chocolat',
  'Sourdough, white',
  '12 oz Latte',
  'Rose bouquet',
])('every question that is offered is understood, whatever the best item is called: %s', (name) => {
  const questions = suggestionsFor({ items: [item(name)], known_to: '2026-11-17' });
  expect(questions).toHaveLength(4);
  expect(questions[0]).toContain(name);
  expect(questions.map((question) => [question, reading(question, name).outcome])).toEqual(
    questions.map((question) => [question, 'read']),
  );
});

test('nothing is offered of a shop before its first file, and no item where none is named', () => {
  expect(suggestionsFor({ items: [], known_to: null })).toEqual([]);
  expect(suggestionsFor({ items: [], known_to: '2026-11-17' })).toHaveLength(2);
});
