import { expect, test } from 'vitest';
import { approvalOf, decisionOf } from './decision-word.ts';

const shown = { id: 'a', content_hash: 'b' };

test('a button that says dry run says so to the server, whatever the campaign has become, and every other says that it is none', () => {
  for (const on of [true, false]) {
    const { label, word } = approvalOf({ dry_run: { on, evidence: null } });
    expect([label, decisionOf(shown, word)]).toEqual([
      on ? 'Approve dry run' : 'Approve',
      { id: 'a', decision: 'approve', content_hash: 'b', dry_run: on },
    ]);
  }
});

test('a skip says its reason, and nothing of a dry run', () => {
  const said = { id: 'a', decision: 'skip', content_hash: 'b' };
  expect(decisionOf(shown, { decision: 'skip', reason: 'Too far' })).toEqual({ ...said, reason: 'Too far' });
  expect(decisionOf(shown, { decision: 'skip', reason: '' })).toEqual(said);
});
