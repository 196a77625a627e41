import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { recover } from '#server/features/career/applications/recovery/recover.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Seeker, Sending } from '#testing/sending.ts';
import { acceptedFor, approve, aSeeker, openSending, readBack, takeOn } from '#testing/sending.ts';

let sending: Sending;
let seeker: Seeker;
const used = new Set<string>();

beforeAll(async () => {
  sending = await openSending(() => postingBrowser());
});
afterAll(() => sending.close());
beforeEach(async () => {
  seeker = await aSeeker(sending);
});

async function approved(): Promise<{ id: string; listed: ListedPosting }> {
  const listed = await findPosting(
    sending.practice,
    (posting) => posting.dialect === 'lever' && !used.has(posting.id),
  );
  used.add(listed.id);
  const id = (await takeOn(sending, seeker, listed)) ?? '';
  await approve(sending, seeker, id);
  return { id, listed };
}

const pauseAll = (active: boolean) => sending.app.call('PATCH', '/campaigns', { active }, seeker.token);
const stateOf = async (id: string) => (await readBack(sending, seeker, id)).state;
const deleteIt = () => sending.app.call('DELETE', `/campaigns/${seeker.campaignId}`, undefined, seeker.token);
const setActive = (active: boolean) =>
  sending.app.call('PATCH', `/campaigns/${seeker.campaignId}`, { active }, seeker.token);
async function later() {
  sending.app.clock.advance(60_000);
  await recover(sending.app.world);
  await sending.app.drain();
}

describe('deleting a campaign', () => {
  it.each([
    ['by hand', () => setActive(false)],
    ['with everything, which runs again', () => pauseAll(false)],
  ])(
    'that was paused %s sends nothing that waited under the pause: the person is asked anew',
    async (_, pause) => {
      const { id, listed } = await approved();
      expect((await pause()).status).toBe(200);
      expect((await deleteIt()).status).toBe(200);
      await pauseAll(true);
      await later();
      expect([await stateOf(id), await acceptedFor(sending, listed)]).toEqual(['waiting', 0]);
      const { timeline } = await readBack(sending, seeker, id);
      expect(timeline.at(-2)).toMatchObject({ kind: 'lapsed', detail: expect.stringContaining('paused') });
      // What is approved after the deletion is newer than the pause.
      await approve(sending, seeker, id);
      await later();
      expect([await stateOf(id), await acceptedFor(sending, listed)]).toEqual(['applied', 1]);
    },
  );

  it('that was running still sends what was approved', async () => {
    const { id, listed } = await approved();
    await deleteIt();
    await later();
    expect([await stateOf(id), await acceptedFor(sending, listed)]).toEqual(['applied', 1]);
  });

  it('that was paused and is brought back at once leaves the approval as it was', async () => {
    const { id, listed } = await approved();
    await setActive(false);
    await deleteIt();
    await sending.app.call('POST', `/campaigns/${seeker.campaignId}/restore`, undefined, seeker.token);
    await later();
    expect([await stateOf(id), await acceptedFor(sending, listed)]).toEqual(['approved', 0]);
    await setActive(true);
    await later();
    expect([await stateOf(id), await acceptedFor(sending, listed)]).toEqual(['applied', 1]);
  });
});
