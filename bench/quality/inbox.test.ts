import { expect, test } from 'vitest';
import { measureMailboxes } from './inbox.ts';

test('mails of mailboxes that nothing was learned from move no application wrongly, and most are understood and linked', async () => {
  const rows = await measureMailboxes();
  for (const row of rows.filter(({ name }) => name.endsWith('moved wrongly by mail')))
    expect(row.ours).toBe(0);
  for (const { ours, baseline } of rows.filter(({ name }) => name.includes('shown and linked'))) {
    expect(ours).toBeGreaterThan(80);
    expect(ours).toBeGreaterThan(1.5 * (baseline ?? 0));
  }
});
