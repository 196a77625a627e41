import { expect, test } from 'vitest';
import { read, valuesOf } from '#testing/tables.ts';

const of = (...lines: string[]) => valuesOf(read(lines, { kind: 'customers' }));

test('who left the text messages by a day or a yes has not left the mails', () => {
  expect(of('Client|Text opt out', 'Ada|2026-03-02', 'Bo|')).toEqual([{ withdrawn_sms: '2026-03-02' }, {}]);
  const said = of('Client|SMS consent|Do not text', 'Ada|Yes|Yes', 'Bo|Yes|No');
  expect(said[0]).toEqual({ consent_sms: 'no' });
  const mails = of('Client|Email consent|Unsubscribed', 'Ada|Yes|Yes', 'Bo|Yes|No');
  expect(mails[0]).toEqual({ consent_email: 'no' });
});
