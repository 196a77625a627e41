import type { ModelState } from '#contract/platform/models.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import type { ModelAbout } from '#server/ports/writer-llm/model.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { periodsOf } from './budget.ts';
import { text } from './messages.ts';
import { agreementOf, saveAgreement, usedSince, withdrawAgreement } from './queries.ts';
import type { Agreement } from './queries.ts';

type Deps = Pick<World, 'database' | 'clock' | 'config' | 'model'>;

/** Whether the person agreed to this provider at this address; another one they must be asked about anew. */
export const holdsFor = (agreement: Agreement | null, { provider, host }: ModelAbout): boolean =>
  agreement !== null &&
  agreement.withdrawnAt === null &&
  agreement.provider === provider &&
  agreement.host === host;

/** Whether a language model writes for a person, which one, and what it used this month. */
export async function readModelState(
  { database, clock, config, model }: Deps,
  accountId: string,
): Promise<ModelState> {
  const account = await accountById(database, accountId);
  const { month } = periodsOf(clock.now(), account?.timeZone ?? 'UTC');
  const { calls, tokens, costMicros } = await usedSince(database, accountId, month);
  const used = { calls, tokens, cost: costMicros === null ? null : costMicros / 1_000_000 };
  if (model === null)
    return { model: null, agreed_at: null, used, tokens_per_month: null, rests_until: null };
  const { name, model: modelName, host } = model.about;
  const agreement = await agreementOf(database, accountId);
  return {
    model: { provider: name, name: modelName, host },
    agreed_at: holdsFor(agreement, model.about) ? (agreement?.agreedAt.toISOString() ?? null) : null,
    used,
    tokens_per_month: config.model?.tokensPerMonth ?? null,
    rests_until: model.restsUntil()?.toISOString() ?? null,
  };
}

/**
 * Takes down that a person agreed to the provider they read of, or took it back. Throws `conflict` when another one is set
 * up by now.
 */
export async function changeAgreement(
  deps: Deps,
  { accountId, agreed, host }: { accountId: string; agreed: boolean; host: string },
): Promise<void> {
  const { database, clock, model } = deps;
  const at = clock.now();
  if (!agreed) return withdrawAgreement(database, accountId, at);
  if (model?.about.host !== host) throw new Problem('conflict', text.message('changedMeanwhile'));
  return saveAgreement(database, { accountId, provider: model.about.provider, host, agreedAt: at });
}
