import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { portalAccounts } from '#server/features/career/portals/tables.ts';
import { acceptedFor, approve, aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';
import type { Candidate, Sending } from '#testing/sending.ts';

// Several visits of a real browser each: an employer that shows its form only to who has an account on its site.
let sending: Sending;
const used = new Set<string>();
beforeAll(async () => {
  sending = await openSending();
});
afterAll(() => sending.close());

async function behindAnAccount(
  wish: (posting: ListedPosting) => boolean = () => true,
): Promise<ListedPosting> {
  const listed = await findPosting(
    sending.practice,
    (posting) =>
      posting.dialect === 'greenhouse' &&
      posting.extraQuestion === null &&
      !used.has(posting.id) &&
      wish(posting),
  );
  used.add(listed.id);
  await sending.practice.control.change(listed.id, { account: true });
  return listed;
}

const agree = (candidate: Candidate) =>
  sending.app.call('PUT', '/portal-accounts/agreement', { agreed: true }, candidate.token);

/** Approves until the agent has nothing more to ask. */
async function applyTo(candidate: Candidate, listed: ListedPosting) {
  const id = (await takeOn(sending, candidate, listed)) ?? '';
  let read = await readBack(sending, candidate, id);
  let approvals = 0;
  for (; approvals < 4; approvals += 1) {
    await approve(sending, candidate, id);
    await sending.app.drain();
    read = await readBack(sending, candidate, id);
    if (read.state !== 'waiting') return { read, approvals: approvals + 1 };
  }
  return { read, approvals };
}

it(
  'is applied to with an account that is made for it, and again with the same account at its next job',
  { timeout: 120_000 },
  async () => {
    const candidate = await aCandidate(sending);
    await agree(candidate);
    const first = await behindAnAccount();
    const one = await applyTo(candidate, first);
    expect(one.read.state, `${one.read.note} ${JSON.stringify(sending.app.logged)}`).toBe('applied');
    // The board publishes what its form asks, not that it wants an account: that is asked once the page is open.
    expect([one.approvals, await acceptedFor(sending, first)]).toEqual([2, 1]);

    const second = await behindAnAccount(({ company }) => company === first.company);
    const other = await applyTo(candidate, second);
    expect(other.read.state, other.read.note).toBe('applied');
    expect(await acceptedFor(sending, second)).toBe(1);
    const { database } = sending.app.world;
    const kept = await database
      .select()
      .from(portalAccounts)
      .where(eq(portalAccounts.accountId, candidate.accountId));
    expect(kept).toHaveLength(1);
  },
);

it(
  'is handed over when its site has an account for the address that the vault does not open',
  { timeout: 120_000 },
  async () => {
    const candidate = await aCandidate(sending);
    await agree(candidate);
    const first = await behindAnAccount();
    await applyTo(candidate, first);
    // Another password than the site's from now on, as after a change made there by hand.
    const { database } = sending.app.world;
    await database.delete(portalAccounts).where(eq(portalAccounts.accountId, candidate.accountId));
    const second = await behindAnAccount(({ company }) => company === first.company);
    const { read } = await applyTo(candidate, second);
    expect([read.state, await acceptedFor(sending, second)]).toEqual(['handed_over', 0]);
    expect(read.note).toContain('doesn’t accept the password');
  },
);
