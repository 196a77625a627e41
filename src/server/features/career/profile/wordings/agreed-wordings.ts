import type { AgreedWording, MasterProfile } from '#contract/career/facts.ts';
import type { Executor } from '#server/db/database.ts';
import { deleteWithoutFact, wordingRows } from './queries.ts';

type Facts = Pick<MasterProfile, 'facts'>;

/** The one fact that says exactly this; null where none does, or where two say the same and it is not clear which is meant. */
export function factSaying({ facts }: Facts, value: string): MasterProfile['facts'][number] | null {
  const [fact, ...others] = facts.filter((one) => one.value === value);
  return fact === undefined || others.length > 0 ? null : fact;
}

/** What the person agreed to of the facts they have now. */
export async function agreedWordingsOf(
  executor: Executor,
  accountId: string,
  master: Facts,
): Promise<AgreedWording[]> {
  const rows = await wordingRows(executor, accountId, 'agreed');
  return rows.flatMap(({ fact: value, said, instead }) => {
    const fact = factSaying(master, value);
    return fact === null ? [] : [{ fact_id: fact.id, said, instead }];
  });
}

/** Forgets what was asked and answered of facts that were changed or taken out. */
export const forgetWordings = (executor: Executor, accountId: string, { facts }: Facts): Promise<void> =>
  deleteWithoutFact(
    executor,
    accountId,
    facts.map(({ value }) => value),
  );
