import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from '#testing/crash/world/person.ts';
import type { Line, Reply } from '#testing/crash/world/person.ts';
import { LEFT_LYING_MS, pass } from './scene.ts';
import type { Scene } from './scene.ts';

const PATIENCE = 40;
const PAUSE_MS = 250;

/** An application that waits for its person. */
export interface Card {
  person: Person;
  id: string;
  contentHash: string;
  /** The posting's id in the practice world. */
  postingId: string;
}

type Waiting = Pick<Card, 'person' | 'id'>;

/** What waits for anybody. */
async function waiting({ rig }: Scene): Promise<Waiting[]> {
  const found: Waiting[] = [];
  for (const person of rig.people)
    for (const { id, state } of await person.waiting()) if (state === 'waiting') found.push({ person, id });
  return found;
}

/** What exactly is to be decided on, as its page shows it. */
async function read({ template }: Scene, found: readonly Waiting[]): Promise<Card[]> {
  const cards: Card[] = [];
  for (const { person, id } of found) {
    const { state, content_hash: contentHash } = await person.read(id);
    const postingId = template.applications.find((one) => one.id === id)?.postingId;
    if (state === 'waiting' && contentHash !== null && postingId !== undefined)
      cards.push({ person, id, contentHash, postingId });
  }
  return cards;
}

/**
 * So many applications to decide on, or fewer when no more are left. Time passes while too few are prepared, as long as their number
 * falls; what never is, is left to the verdict.
 */
export async function takeCards(scene: Scene, wanted: number): Promise<Card[]> {
  let unprepared = Infinity;
  for (let still = 1; still <= PATIENCE; still += 1) {
    const found = await waiting(scene);
    if (found.length >= wanted) return read(scene, found.slice(0, wanted));
    const left = (await scene.team.first().ask({ kind: 'look' }))?.unprepared ?? unprepared;
    if (left === 0) break;
    if (left < unprepared) still = 0;
    unprepared = left;
    if (still % 4 === 3) await pass(scene, LEFT_LYING_MS);
    else await sleep(PAUSE_MS);
  }
  return read(scene, (await waiting(scene)).slice(0, wanted));
}

/** A yes until it is answered, as a person presses again when nothing came back. */
export async function approve(scene: Scene, card: Card, line?: Line): Promise<void> {
  let reply: Reply = await card.person.approve(card.id, card.contentHash, line);
  for (let tries = 0; reply === 'lost' && tries < PATIENCE; tries += 1) {
    // A process that was killed a moment ago still counts as alive, and refuses at once.
    if (tries > 0) await sleep(PAUSE_MS);
    await scene.team.revive();
    reply = await card.person.approve(card.id, card.contentHash);
  }
  if (reply === 'lost' || reply.status !== 200)
    scene.broken.push(`The yes to ${card.id} was answered with ${JSON.stringify(reply)}.`);
}
