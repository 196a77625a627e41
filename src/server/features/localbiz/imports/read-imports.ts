import type { LeftOutReason } from '#contract/localbiz/import-summary.ts';
import type { ImportLine, ImportReply } from '#contract/localbiz/imports.ts';
import { leftOutReasons } from '#contract/localbiz/import-summary.ts';
import { mayAct } from '#contract/localbiz/roles.ts';
import type { BusinessAct } from '#contract/localbiz/roles.ts';
import type { Reader } from '#localization/format.ts';
import { memberOf, refuseLimited, timeOf } from '#server/features/localbiz/business/index.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { lineOf, replyOf } from './import-reply.ts';
import { countImports, findImport, listImports, listLeftOut } from './queries.ts';
import { shopIdsOf, shopsOfFile } from './shops-of-import.ts';

type Reading = Pick<World, 'database' | 'clock'>;

/** A file of the business somebody is a member of, all of whose shops they see; one of customers, who are of no shop, is for who sees every shop. Throws Problem `not_found` or `forbidden`. */
export async function openImport(
  world: Reading,
  accountId: string,
  { id, may }: { id: string; may: BusinessAct },
) {
  const membership = await memberOf(world, accountId, { may });
  const row = await findImport(world.database, membership.businessId, id);
  if (row === null) throw notFound('import');
  if (row.summary?.kind === 'customers') refuseLimited(membership);
  const shops = await shopsOfFile(world, membership, shopIdsOf(row));
  return { row, shops, membership };
}

/** One file, as whoever asks may see it. */
export async function readImportReply(
  world: Reading,
  accountId: string,
  { id, reader }: { id: string; reader: Reader },
): Promise<ImportReply> {
  const { row, shops, membership } = await openImport(world, accountId, { id, may: 'see' });
  const { now } = await timeOf(world, row.businessId);
  return replyOf(row, { shops, membership, reader, now: now() });
}

/** The files of the shops somebody sees, newest first, and how many there are. */
export async function readImports(
  world: Reading,
  accountId: string,
  { before, limit, reader }: { before?: string | undefined; limit: number; reader: Reader },
): Promise<{ items: ImportLine[]; count: number; may_change: boolean }> {
  const { businessId, shops, role } = await memberOf(world, accountId, { may: 'see' });
  const rows = await listImports(world.database, { businessId, shops, before, limit });
  const now = (await timeOf(world, businessId)).now();
  return {
    items: rows.map((row) => lineOf(row, reader, now)),
    count: await countImports(world.database, { businessId, shops }),
    may_change: mayAct(role, 'change'),
  };
}

/** The rows of a file that were left out, from a line on. */
export async function readLeftOut(
  world: Reading,
  accountId: string,
  { id, after }: { id: string; after: number },
): Promise<{ line: number; reason: LeftOutReason; cells: { header: string; text: string }[] }[]> {
  const { row } = await openImport(world, accountId, { id, may: 'see' });
  const rows = await listLeftOut(world.database, row.id, after);
  return rows.map(({ line, reason, cells }) => ({
    line,
    reason: leftOutReasons.find((known) => known === reason) ?? 'unreadable',
    cells,
  }));
}
