import { v7 } from 'uuid';
import type { FilePerson } from '#engines/customers/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { BusinessSecrets } from '#server/ports/sealing/business-secrets.ts';
import { placePeople } from './known-people.ts';
import type { PlacedPerson } from './known-people.ts';
import {
  insertConsents,
  insertCustomers,
  insertIdentities,
  insertSuppressions,
  lockCustomers,
  suppressWithdrawn,
} from './queries.ts';

/** Where people come from. */
export interface PeopleBringing {
  businessId: string;
  importId: string;
  source: string;
  secrets: BusinessSecrets;
  /** Whether the file is of those who left: it makes no customer of anybody. */
  onlyStops: boolean;
  now: Date;
}

/** What an identity is sealed for: no other row opens it. */
export const identityBelongsTo = (businessId: string, valueHash: string): string =>
  `identity ${businessId} ${valueHash}`;

type Settled = PlacedPerson & { customerId: string };

function rowsOf(settled: readonly Settled[], { businessId, importId, source, secrets, now }: PeopleBringing) {
  const of = { businessId, importId };
  return {
    identities: settled.flatMap(({ customerId, fresh }) =>
      fresh.map(({ identity: { kind, value }, valueHash }) => ({
        ...of,
        customerId,
        kind,
        valueHash,
        sealedValue: secrets.seal(value, identityBelongsTo(businessId, valueHash)),
      })),
    ),
    consents: settled.flatMap(({ customerId, person }) =>
      person.statements.map((said) => ({ ...of, ...said, customerId, source, createdAt: now })),
    ),
  };
}

/**
 * Keeps people of a file with what it says of consent, and passes over what is there already. A no is kept apart as well, by what
 * somebody is known by, so that it outlives the file and the customer, and holds for all that they are known by. Within a transaction of the caller's.
 */
export async function keepPeople(
  executor: Executor,
  bringing: PeopleBringing,
  people: readonly FilePerson[],
): Promise<void> {
  const { businessId, importId, source, onlyStops, now } = bringing;
  await lockCustomers(executor, businessId);
  const placed = await placePeople(executor, bringing, people);
  const known = placed.flatMap((one) =>
    one.customerId === null ? [] : [{ ...one, customerId: one.customerId }],
  );
  const fresh = onlyStops
    ? []
    : placed.filter(({ customerId }) => customerId === null).map((one) => ({ ...one, customerId: v7() }));
  const settled: Settled[] = [...known, ...fresh];
  await insertCustomers(
    executor,
    fresh.map(({ customerId: id, person: { name, region } }) => ({
      id,
      businessId,
      importId,
      name,
      region,
      createdAt: now,
    })),
  );
  const rows = rowsOf(settled, bringing);
  await insertIdentities(executor, onlyStops ? [] : rows.identities);
  await insertConsents(executor, rows.consents);
  const reason = onlyStops ? ('list' as const) : ('file' as const);
  const stopped = placed.flatMap((one) => one.stopped);
  await insertSuppressions(
    executor,
    stopped.map((one) => ({ ...one, businessId, source, reason, createdAt: now })),
  );
  const customerIds = [...new Set(settled.map(({ customerId }) => customerId))];
  await suppressWithdrawn(executor, { importId, customerIds, reason, now });
}
