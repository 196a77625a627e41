import { answerQuestions } from '#server/features/career/applications/approval/answer.ts';
import { decide, findOwned, waitingCards } from '#server/features/career/applications/index.ts';
import { revokeApproval } from '#server/features/career/applications/approval/revoke.ts';
import { setAllCampaigns } from '#server/features/career/campaigns/index.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import type { Candidate } from './people.ts';
import type { Random } from './random.ts';

/** What people did, written down apart from the product's books. */
export interface Diary {
  /** By application: the moments of a yes, and of a word that ended it. */
  yes: Map<string, { from: Date; until: Date | null }[]>;
  /** By account: when everything was stopped, and until when. */
  stops: Map<string, { from: Date; until: Date | null }[]>;
  /** By account: when the person was here. */
  here: Map<string, Date[]>;
  counts: {
    approved: number;
    skipped: number;
    revoked: number;
    answered: number;
    stopped: number;
    tooLate: number;
  };
}

export const emptyDiary = (): Diary => ({
  yes: new Map(),
  stops: new Map(),
  here: new Map(),
  counts: { approved: 0, skipped: 0, revoked: 0, answered: 0, stopped: 0, tooLate: 0 },
});

function begin(spans: Map<string, { from: Date; until: Date | null }[]>, key: string, from: Date): void {
  spans.set(key, [...(spans.get(key) ?? []), { from, until: null }]);
}
function end(spans: Map<string, { from: Date; until: Date | null }[]>, key: string, until: Date): void {
  const last = spans.get(key)?.at(-1);
  if (last && last.until === null) last.until = until;
}

const fitting: Record<string, string> = { number: '40', date: '2027-12-14', boolean: 'Yes', consent: 'Yes' };

/** Answers what a form asks: the first choice, or words that fit. */
async function answer(world: World, accountId: string, id: string): Promise<boolean> {
  const open = (await findOwned(world.database, accountId, id))?.plan?.ask ?? [];
  const answers = open.map(({ key, kind, label, options }) => ({
    key,
    value:
      options[0]?.label ??
      fitting[kind] ??
      (/https|url|link/i.test(label) ? 'https://example.org/month' : 'Twenty'),
  }));
  if (answers.length === 0) return false;
  await answerQuestions(world, accountId, { id, answers }).catch((error: unknown) => {
    // Somebody's answer may not fit; then it stays asked.
    if (!(error instanceof Problem)) throw error;
  });
  return true;
}

async function look(world: World, { accountId }: Candidate, random: Random, diary: Diary): Promise<void> {
  const actor = {
    kind: 'account',
    accountId,
    sides: ['career'],
    home: 'career',
    sessionId: 'month',
  } as const;
  const at = world.clock.now();
  for (const { id, state, content_hash } of await waitingCards(world, accountId, { locale: 'en' })) {
    if (state === 'needs_you') {
      if (random.chance(0.6) && (await answer(world, accountId, id))) diary.counts.answered += 1;
      continue;
    }
    if (content_hash === null) continue;
    const mood = random.next();
    if (mood > 0.75) continue;
    const decision = mood < 0.55 ? 'approve' : 'skip';
    const isLate = await decide(world, { actor, id, decision, content_hash }).then(
      () => false,
      (error: unknown) => {
        // Their time ran out since the last look of the server; then the answer is that, and nothing goes out.
        if (error instanceof Problem && error.code === 'gone') return true;
        throw error;
      },
    );
    if (isLate) diary.counts.tooLate += 1;
    else if (decision === 'skip') diary.counts.skipped += 1;
    else {
      diary.counts.approved += 1;
      begin(diary.yes, id, at);
      if (random.chance(0.05)) {
        await revokeApproval(world, accountId, id);
        end(diary.yes, id, at);
        diary.counts.revoked += 1;
      }
    }
  }
}

/** One person's minutes with the product: reads what waits, and now and then stops everything or lets it go on. */
export async function act(world: World, candidate: Candidate, random: Random, diary: Diary): Promise<void> {
  const { accountId } = candidate;
  diary.here.set(accountId, [...(diary.here.get(accountId) ?? []), world.clock.now()]);
  const isStopped = diary.stops.get(accountId)?.at(-1)?.until === null;
  if (isStopped ? random.chance(0.4) : random.chance(0.04)) {
    await setAllCampaigns(world, accountId, isStopped);
    if (isStopped) end(diary.stops, accountId, world.clock.now());
    else {
      begin(diary.stops, accountId, world.clock.now());
      diary.counts.stopped += 1;
    }
  }
  await look(world, candidate, random, diary);
}
