import { expect, test } from 'vitest';
import { measureInbox } from './inbox.ts';

test('mails of four mailboxes move no application wrongly, and most are understood and linked', async () => {
  const [understood, moved] = await measureInbox();
  expect(moved?.ours).toBe(0);
  expect(understood?.ours).toBeGreaterThan(95);
  expect(understood?.ours).toBeGreaterThan(2 * (understood?.baseline ?? 0));
});
