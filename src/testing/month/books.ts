import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { applications } from '#server/features/career/applications/tables.ts';

/** What the product's books hold of one application, to be held against the ledger. */
export interface Known {
  id: string;
  accountId: string;
  campaignId: string | null;
  canonicalKey: string;
  externalId: string;
  score: number;
  state: string;
  createdAt: Date;
}

/** Every application of everybody. */
export const readBooks = (executor: Executor): Promise<Known[]> =>
  executor
    .select({
      id: applications.id,
      accountId: applications.accountId,
      campaignId: applications.campaignId,
      canonicalKey: applications.canonicalKey,
      externalId: sql<string>`${applications.posting} ->> 'external_id'`,
      score: sql<number>`coalesce(${applications.score}, 0)`.mapWith(Number),
      state: applications.state,
      createdAt: applications.createdAt,
    })
    .from(applications);
