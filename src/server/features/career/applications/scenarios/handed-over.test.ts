import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPlainPosting, send } from '#practice/testing.ts';
import type { Sending } from '#testing/sending.ts';
import { acceptedFor, aCandidate, openSending, readBack, takeOn } from '#testing/sending.ts';

let sending: Sending;

beforeAll(async () => {
  sending = await openSending();
});
afterAll(() => sending.close());

it.each(['smartrecruiters', 'personio', 'teamtailor'] as const)(
  'an application on %s, whose form nobody may read beforehand, is prepared and left to the person',
  async (dialect) => {
    const candidate = await aCandidate(sending, { coverLetter: true });
    const listed = await findPlainPosting(sending.practice, dialect);
    const id = (await takeOn(sending, candidate, listed, { coverLetter: true })) ?? '';
    await sending.app.drain();
    const read = await readBack(sending, candidate, id);
    expect(read.state, read.note).toBe('handed_over');
    expect(read.apply_url).toContain(listed.id);
    expect(await acceptedFor(sending, listed)).toBe(0);
    // The link leads to the employer's page, whose form takes what the person sends.
    expect((await fetch(read.apply_url)).status).toBe(200);
    expect((await send(sending.practice, listed)).status).toBe(303);
    expect(await acceptedFor(sending, listed)).toBe(1);
  },
);
