import type { FormPlan } from '#contract/career/form.ts';
import type { Executor } from '#server/db/database.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import { hashToken } from '#server/ports/tokens.ts';
import type { World } from '#server/world.ts';
import { approvalEnds } from './bounds/approval-ends.ts';
import { endApprovals, insertApprovals } from './approval-queries.ts';
import { contentHashOf } from './content-hash.ts';

type Deps = Pick<World, 'clock' | 'events' | 'trail' | 'tokens' | 'queue' | 'config'>;

/** How the person learns of it; `quiet`: they are looking at it and need no message. `news`: what happened to it just now. */
export interface Telling {
  quiet?: boolean | undefined;
  news?: { title: string; text: string } | undefined;
}

const DAY_MS = 86_400_000;
const jobOf = ({ posting }: ApplicationRow) => `${posting.title} at ${posting.company}`;

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
    detail: 'I prepared everything and wait for your decision.',
    patch: {
      contentHash,
      approvedHash: null,
      approvedAt: null,
      expiresAt,
      note: news?.text ?? 'Prepared. Nothing is sent before you approve it.',
    },
  });
  if (quiet) return moved;
  await notify(world, executor, {
    accountId: row.accountId,
    kind: 'waiting',
    title: news?.title ?? `Ready to send: ${row.posting.title}`,
    body: news
      ? `${row.posting.company}: ${news.text} It waits for your decision.`
      : `I prepared your application to ${row.posting.company}. It matches at ${row.score} of 100. Nothing is sent before you approve it.`,
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
  const count = plan.ask.length;
  await endApprovals(executor, row.id, world.clock.now());
  const detail =
    count === 1
      ? 'The form asks one thing that only you can answer.'
      : `The form asks ${count} things that only you can answer.`;
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
  await notify(world, executor, {
    accountId: row.accountId,
    kind: 'needs_you',
    title: `A question about ${jobOf(row)}`,
    body: detail,
    applicationId: row.id,
    dedupeKey: `needs_you:${row.id}:${moved.version}`,
  });
  return moved;
}
