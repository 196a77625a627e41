import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { BUSINESS_SETTING, businessNamed } from './ownership.ts';

/**
 * Until the transaction ends, its account sees a business as its members do: for who founds it or was invited, and is made a
 * member in the same transaction. Whether they may is the caller's question. Throws for what is no id.
 */
export async function enterBusiness(executor: Executor, businessId: string): Promise<void> {
  await executor.execute(sql`select set_config(${BUSINESS_SETTING}, ${businessNamed(businessId)}, true)`);
}
