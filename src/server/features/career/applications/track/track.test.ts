import { quoted } from '#localization/catalogue.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReplyLabel } from '#engines/replies/index.ts';
import { findPosting } from '#practice/testing.ts';
import { repliableApplications } from '#server/features/career/applications/index.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { approve, aCandidate, bringToWaiting, openSending, readBack, takeOn } from '#testing/sending.ts';
import { recordReply } from './record-reply.ts';

let sending: Sending;
let candidate: Candidate;
let id: string;
const browser = postingBrowser();
const used = new Set<string>();

beforeAll(async () => {
  sending = await openSending(() => browser);
});
afterAll(() => sending.close());
beforeEach(async () => {
  browser.manner = {};
  candidate = await aCandidate(sending);
  const listed = await findPosting(
    sending.practice,
    (posting) => posting.dialect === 'greenhouse' && !used.has(posting.id),
  );
  used.add(listed.id);
  id = (await takeOn(sending, candidate, listed)) ?? '';
});

async function sent(): Promise<void> {
  await approve(sending, candidate, id);
  await sending.app.drain();
}

let mail = 0;
const reply = (label: ReplyLabel) =>
  sending.app.world.database.transaction((transaction) =>
    recordReply(sending.app.world, transaction, {
      applicationId: id,
      label,
      subject: 'About your application',
      mailId: `mail-${(mail += 1)}`,
      at: sending.app.clock.now(),
      language: 'en',
    }),
  );
const move = (status: string) => sending.app.call('PATCH', `/job-tracker/${id}`, { status }, candidate.token);
const repliable = () => repliableApplications(sending.app.world.database, candidate.accountId);
const read = () => readBack(sending, candidate, id);

describe("an employer's mail", () => {
  it('confirms what the board left open', async () => {
    browser.manner = {
      outcome: { kind: 'unclear', why: quoted('No answer.'), address: '', screenshot: null },
    };
    await sent();
    expect((await read()).state).toBe('unknown');
    expect(await reply('received')).toBe('applied');
    const { timeline, evidence } = await read();
    expect(timeline.at(-1)).toMatchObject({ actor: 'employer', state: 'applied' });
    expect(evidence.values.length).toBeGreaterThan(0);
  });

  it('moves the application along: interview, offer', async () => {
    await sent();
    expect(await reply('interview')).toBe('interviewing');
    expect(await reply('offer')).toBe('offer');
    const notices = await sending.app.call('GET', '/notifications', undefined, candidate.token);
    expect(notices.body.filter(({ kind }: { kind: string }) => kind === 'reply')).toHaveLength(2);
  });

  it('changes nothing when its meaning is not certain', async () => {
    await sent();
    expect(await reply('abstain')).toBe('applied');
    expect((await read()).timeline.at(-1)).toMatchObject({ kind: 'reply.abstain', state: 'applied' });
  });

  it('is linked only to what may be with an employer', async () => {
    expect(await repliable()).toEqual([]);
    await sent();
    expect(await repliable()).toMatchObject([{ id, state: 'applied' }]);
  });
});

describe('the tracker by hand', () => {
  it('can be corrected in any direction once it was sent', async () => {
    await sent();
    for (const status of ['Interviewing', 'Rejected', 'Offer', 'Applied'])
      expect((await move(status)).status).toBe(200);
    const tracked = await sending.app.call('GET', '/job-tracker', undefined, candidate.token);
    expect(tracked.body).toMatchObject([{ id, status: 'Applied', stage: '' }]);
    expect((await read()).timeline.at(-1).actor).toBe('person');
  });

  it('never makes a sent one of what was not sent', async () => {
    await bringToWaiting(sending, candidate, id);
    const answer = await move('Applied');
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    const tracked = await sending.app.call('GET', '/job-tracker', undefined, candidate.token);
    expect(tracked.body).toEqual([]);
  });
});
