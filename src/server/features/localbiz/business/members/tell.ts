import { z } from 'zod';
import { memberRoles } from '#contract/localbiz/roles.ts';
import type { Executor } from '#server/db/database.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import { text } from '#server/features/localbiz/business/messages.ts';
import type { BusinessRow } from '#server/features/localbiz/business/queries.ts';
import { placeMail } from '#server/features/localbiz/business/wording.ts';
import { defineJob } from '#server/queue/job.ts';
import type { World } from '#server/world.ts';

/** What happened about somebody's place in a business, or about a colleague's. */
const happened = z.discriminatedUnion('what', [
  z.object({ what: z.literal('role'), role: z.enum(memberRoles) }),
  z.object({ what: z.enum(['removed', 'closed']) }),
  z.object({ what: z.literal('closing'), day: z.iso.datetime() }),
  // By the id, what carries a colleague's name is forgotten with their account.
  z.object({ what: z.enum(['joined', 'left']), name: z.string(), colleagueId: z.uuid() }),
]);

/** Tells a person what happened about a business: their own list is theirs alone to write. */
export const tellJob = defineJob({
  name: 'business.tell',
  schema: z.intersection(
    z.object({ accountId: z.uuid(), businessId: z.uuid(), business: z.string(), at: z.iso.datetime() }),
    happened,
  ),
});
type Told = z.infer<typeof tellJob.schema>;

/** Has a person told, once the transaction is through. */
export async function tell(
  { queue, clock }: Pick<World, 'queue' | 'clock'>,
  executor: Executor,
  { id: businessId, name: business }: Pick<BusinessRow, 'id' | 'name'>,
  { to: accountId, ...what }: z.infer<typeof happened> & { to: string },
): Promise<void> {
  const at = clock.now().toISOString();
  await queue.enqueue(executor, tellJob, { accountId, businessId, business, at, ...what });
}

function titleOf(told: Told) {
  const { business } = told;
  if (told.what === 'role') return text.message('roleTitle', { business, role: told.role });
  if (told.what === 'closing') return text.message('closingTitle', { business, day: told.day });
  if (!('name' in told))
    return told.what === 'removed'
      ? text.message('removedTitle', { business })
      : text.message('closedTitle', { business });
  const { name } = told;
  return told.what === 'joined'
    ? text.message('joinedTitle', { business, name })
    : text.message('leftTitle', { business, name });
}

const bodyOf = ({ what }: Told) => text.message('placeBody', { what });

/** Tells a person in their list and by mail; once for each thing that happened. */
export async function tellMember(
  world: Pick<World, 'database' | 'clock' | 'config' | 'queue' | 'events'>,
  told: Told,
): Promise<void> {
  const account = await accountById(world.database, told.accountId);
  if (!account) return;
  const [title, body] = [titleOf(told), bodyOf(told)];
  await world.database.transaction((transaction) =>
    notify(world, transaction, {
      accountId: account.id,
      kind: 'team',
      title,
      body,
      applicationId: null,
      dedupeKey: `${told.businessId}:${told.what}:${told.at}:${'name' in told ? told.name : ''}`,
      mail: placeMail(world.config, account, title, body),
    }),
  );
}
