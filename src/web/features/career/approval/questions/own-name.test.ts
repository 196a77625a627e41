import { expect, it } from 'vitest';
import { answerKind } from '#contract/career/hub/answer-value.ts';
import { BANK_QUESTIONS } from '#engines/answers/index.ts';
import { AS_WORDED, ownName } from './own-name.ts';

const ofItsOwn = answerKind.options.filter((kind) => kind !== 'pay' && !AS_WORDED.has(kind));

it.each(ofItsOwn)(
  'the fields of “%s” are named below an employer’s question, and ask nothing again',
  (kind) => {
    const name = ownName({ kind, parameter: 'SAP' });
    expect(name).not.toBe('');
    expect(name).not.toContain('?');
  },
);

it.each(ofItsOwn)('“%s” is the kind of one question, so that its name says what is meant', (kind) => {
  expect(BANK_QUESTIONS.filter((question) => question.kind === kind)).toHaveLength(1);
});

it('names the skill that is meant, and leaves pay and single fields to themselves', () => {
  expect(ownName({ kind: 'spans', parameter: 'SAP' })).toBe('When you used SAP');
  for (const kind of ['pay', ...AS_WORDED] as const) expect(ownName({ kind, parameter: '' })).toBe('');
});
