import { recover } from '#server/features/career/applications/recovery/recover.ts';
import type { ListedPosting } from '#practice/client.ts';
import { acceptedFor, lapseLeases, readBack } from '#testing/sending.ts';
import type { Candidate, Sending } from '#testing/sending.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** An application of a drill and the posting it is for. */
export interface Way {
  listed: ListedPosting;
  id: string;
}

/** The person says yes to what waits, unless they know from the employer that it arrived. */
export async function decideAll(
  sending: Sending,
  candidate: Candidate,
  ways: readonly Way[],
  some: () => boolean,
): Promise<void> {
  for (const { listed, id } of ways) {
    const { state, content_hash } = await readBack(sending, candidate, id);
    const call = (path: string, body: object) =>
      sending.app.call('POST', `/applications/${id}/${path}`, body, candidate.token);
    const has = (await acceptedFor(sending, listed)) > 0;
    if (state === 'waiting' && some())
      await call('decision', { decision: has ? 'skip' : 'approve', content_hash });
    if (state === 'unknown' && some())
      await call('resolution', { resolution: has ? 'arrived' : 'send_again' });
  }
}

/** Lets minutes pass, with recovery and work. */
export async function liveOn({ app }: Sending, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 11) {
    app.clock.advance(11 * MINUTE);
    await lapseLeases({ app });
    await recover(app.world);
    await app.drain();
  }
}

/** Most of what the product takes long for; and who lives in a drill is given postings, and looks for none. */
const LOOKS_FOR_WORK: readonly string[] = ['boards.refresh', 'campaigns.index-postings'];

/** Lets a day pass, with what a server does by itself once a day, and the work that comes of it. */
export async function liveADay(sending: Sending): Promise<void> {
  const { app } = sending;
  app.clock.advance(DAY);
  const daily = app.handlers.filter(
    ({ job, schedule }) => schedule !== null && !LOOKS_FOR_WORK.includes(job.name),
  );
  for (const one of daily) await one.handle({});
  await liveOn(sending, 11);
}
