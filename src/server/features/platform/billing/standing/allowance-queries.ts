import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { paidPlan } from '#contract/platform/billing.ts';
import type { Executor } from '#server/db/database.ts';
import { askTogether } from '#server/db/question.ts';
import type { Question } from '#server/db/question.ts';
import { notFound } from '#server/problem.ts';

const facts = z.object({
  createdAt: z.coerce.date(),
  grant: z.object({ plan: z.enum(['pro', 'enterprise']), until: z.coerce.date().nullable() }).nullable(),
  subscriptions: z.array(
    z.object({
      plan: paidPlan,
      status: z.enum(['active', 'past_due', 'ended']),
      paidUntil: z.coerce.date(),
      cancelling: z.boolean(),
      nextPlan: paidPlan.nullable(),
    }),
  ),
  /** How many were used, by period. */
  uses: z.record(z.string(), z.number()),
});

/** Everything that tells which plan an account is on, and what was used of it. */
export type AllowanceFacts = z.infer<typeof facts>;

/** Asks for them, together with other things; null where there is no such account. */
export const allowanceQuestion = (accountId: string): Question<AllowanceFacts | null> => ({
  sql: sql`select json_build_object(
      'createdAt', created_at,
      'grant', (select json_build_object('plan', plan, 'until', until)
        from billing_grants where account_id = accounts.id),
      'subscriptions', (select coalesce(json_agg(json_build_object('plan', plan, 'status', status,
        'paidUntil', paid_until, 'cancelling', cancelling, 'nextPlan', next_plan)), '[]')
        from billing_subscriptions where account_id = accounts.id),
      'uses', (select coalesce(json_object_agg(period, used), '{}') from billing_uses where account_id = accounts.id))
    from accounts where id = ${accountId}::uuid`,
  answer: facts.nullable(),
});

/** The same asked alone. Throws `not_found` when there is no such account. */
export async function allowanceFactsOf(executor: Executor, accountId: string): Promise<AllowanceFacts> {
  const { found } = await askTogether(executor, { found: allowanceQuestion(accountId) });
  if (!found) throw notFound('account');
  return found;
}
