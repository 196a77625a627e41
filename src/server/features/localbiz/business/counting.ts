import type { CountingRules } from '#contract/localbiz/counting.ts';
import type { Executor } from '#server/db/database.ts';
import { notFound } from '#server/problem.ts';
import { businessById, lockBusiness, updateBusiness } from './queries.ts';

/** How a business counts its sales. Throws Problem `not_found` where it is gone. */
export async function countingOf(executor: Executor, businessId: string): Promise<CountingRules> {
  const business = await businessById(executor, businessId);
  if (!business) throw notFound('business');
  const { currency, closeHour } = business;
  return { currency, close_hour: closeHour };
}

/** Lets one at a time change how a business counts its sales, until the transaction ends; answers how it does so far. */
export async function lockCounting(executor: Executor, businessId: string): Promise<CountingRules> {
  await lockBusiness(executor, businessId);
  return countingOf(executor, businessId);
}

/** Keeps how a business counts its sales from now on. */
export const keepCounting = (
  executor: Executor,
  businessId: string,
  { currency, close_hour: closeHour }: CountingRules,
  at: Date,
): Promise<void> => updateBusiness(executor, businessId, { currency, closeHour, updatedAt: at });
