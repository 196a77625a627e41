import type { FormPlan } from '#engines/forms/index.ts';
import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import { hashToken } from '#server/ports/tokens.ts';
import type { World } from '#server/world.ts';
import { approvalEnds } from './approval-ends.ts';
import { endApprovals, insertApprovals } from './approval-queries.ts';
import { contentHashOf } from './content-hash.ts';
import { text } from './messages.ts';

type Deps = Pick<World, 'clock' | 'events' | 'trail' | 'tokens' | 'queue' | 'config'>;

/** How the person learns of it; `quiet`: they are looking at it and need no message. `news`: what happened to it just now. */
export interface Telling {
  quiet?: boolean | undefined;
  news?: { title: Message; said: Message } | undefined;
}

const DAY_MS = 86_400_000;

/** Puts a prepared application to the person: exactly this content, once, until it expires. */
export async function askForApproval(
  world: Deps,
  executor: Executor,
  row: ApplicationRow,
  { quiet = false, news }: Telling = {},
): Promise<ApplicationRow> {
  const contentHash = contentHashOf(row);
  if (contentHash === null) throw new Error('An application without documents cannot be put to the person.');
  const now = world.clock.now();
  const account = await accountById(executor, row.accountId);
  const expiresAt = approvalEnds(now, row.posting, account?.timeZone ?? 'UTC');
  const tokens = { decide: world.tokens.secret(), skip: world.tokens.secret() };
  await endApprovals(executor, row.id, now);
  await insertApprovals(
    executor,
    (['decide', 'skip'] as const).map((scope) => ({
      applicationId: row.id,
      accountId: row.accountId,
      contentHash,
      tokenHash: hashToken(tokens[scope]),
      scope,
      expiresAt,
      createdAt: now,
    })),
  );
  const moved = await moveApplication(world, executor, {
    row,
    to: 'waiting',
    actor: 'agent',
    kind: 'waiting',
    detail: text.message('waiting'),
    patch: {
      contentHash,
      approvedHash: null,
      approvedAt: null,
      expiresAt,
      note: news?.said ?? text.message('waitingNote'),
    },
  });
  if (quiet) return moved;
  const { title, company } = row.posting;
  await notify(world, executor, {
    accountId: row.accountId,
    kind: 'waiting',
    title: news?.title ?? text.message('readyTitle', { title }),
    body: news
      ? text.message('newsBody', { company, news: news.said })
      : text.message('readyBody', { company, score: row.score ?? 0 }),
    applicationId: row.id,
    dedupeKey: `waiting:${row.id}:${contentHash}:${moved.version}`,
    skipToken: tokens.skip,
    contentHash,
    expiresAt: new Date(Math.min(expiresAt.getTime(), now.getTime() + DAY_MS)),
    mail: true,
  });
  return moved;
}

/** Puts the questions only the person can answer to them; a given approval no longer counts. */
export async function askQuestions(
  world: Deps,
  executor: Executor,
  row: ApplicationRow,
  plan: FormPlan,
  { quiet = false }: Telling = {},
): Promise<ApplicationRow> {
  await endApprovals(executor, row.id, world.clock.now());
  const detail = text.message('asks', { count: plan.ask.length });
  const moved = await moveApplication(world, executor, {
    row,
    to: 'needs_you',
    actor: 'agent',
    kind: 'needs_you',
    detail,
    patch: {
      plan,
      contentHash: null,
      approvedHash: null,
      approvedAt: null,
      expiresAt: null,
      note: detail,
    },
  });
  if (quiet) return moved;
  const { title, company } = row.posting;
  await notify(world, executor, {
    accountId: row.accountId,
    kind: 'needs_you',
    title: text.message('asksTitle', { title, company }),
    body: detail,
    applicationId: row.id,
    dedupeKey: `needs_you:${row.id}:${moved.version}`,
  });
  return moved;
}
