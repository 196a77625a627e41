import type { Executor } from '#server/db/database.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { findPreferences, insertPreferences, updatePreferences } from './queries.ts';
import type { PreferencesChange } from './queries.ts';

/** What a person wants to hear of, and how; `quiet` in minutes after midnight in `timeZone`, null for no quiet hours. */
export interface Preferences {
  weeklySummary: boolean;
  interviews: boolean;
  offers: boolean;
  reminders: boolean;
  mail: boolean;
  quiet: { from: number; until: number } | null;
  timeZone: string;
  email: string;
}

/** What holds while a person has said nothing: 21:30 to 7:00 is quiet, everything else reaches them. */
const DEFAULTS = {
  weeklySummary: true,
  interviews: true,
  offers: true,
  reminders: true,
  mail: true,
  quietFrom: 1290,
  quietUntil: 420,
};

/** Reads them; throws Problem `not_found` when there is no such account. */
export async function readPreferences(executor: Executor, accountId: string): Promise<Preferences> {
  const found = await findPreferences(executor, accountId);
  if (!found) throw notFound('account');
  const { timeZone, email } = found;
  const { quietFrom, quietUntil, weeklySummary, interviews, offers, reminders, mail } = found.own ?? DEFAULTS;
  const quiet = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil };
  return { weeklySummary, interviews, offers, reminders, mail, quiet, timeZone, email };
}

/** Makes the row when it is first needed. */
async function ensurePreferences(
  { clock, tokens }: Pick<World, 'clock' | 'tokens'>,
  executor: Executor,
  accountId: string,
): Promise<void> {
  await insertPreferences(executor, {
    accountId,
    unsubscribeToken: tokens.secret(),
    updatedAt: clock.now(),
  });
}

export async function savePreferences(
  world: Pick<World, 'clock' | 'tokens'>,
  executor: Executor,
  accountId: string,
  change: PreferencesChange,
): Promise<void> {
  await ensurePreferences(world, executor, accountId);
  await updatePreferences(executor, accountId, { ...change, updatedAt: world.clock.now() });
}

/** The token in the weekly summary with which it is ended without a sign-in. */
export async function unsubscribeToken(
  world: Pick<World, 'clock' | 'tokens'>,
  executor: Executor,
  accountId: string,
): Promise<string> {
  await ensurePreferences(world, executor, accountId);
  const found = await findPreferences(executor, accountId);
  if (!found?.own) throw notFound('account');
  return found.own.unsubscribeToken;
}
