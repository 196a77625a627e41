import { identityKey } from '#engines/customers/index.ts';
import type { FilePerson, Identity, Stopped } from '#engines/customers/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { BusinessSecrets } from '#server/ports/sealing/business-secrets.ts';
import { findIdentities, statementsOfCustomers, suppressedAmong } from './queries.ts';

/** Somebody of a file with who they are among the customers of a business. */
export interface PlacedPerson {
  person: FilePerson;
  /** Null for somebody new. */
  customerId: string | null;
  /** What they are not yet known by. */
  fresh: { identity: Identity; valueHash: string }[];
  /** Hashes of what a no of theirs holds for, by channel. */
  stopped: { channel: Stopped['channel']; kind: Stopped['kind']; valueHash: string }[];
}

export const hashOf = ({ hash }: BusinessSecrets, identity: Identity): string => hash(identityKey(identity));

/** Who each of some people is. By a phone number alone somebody is told only where not both have an address. */
export async function placePeople(
  executor: Executor,
  { businessId, secrets }: { businessId: string; secrets: BusinessSecrets },
  people: readonly FilePerson[],
): Promise<PlacedPerson[]> {
  const hashed = people.map((person) => ({
    person,
    named: person.identities.map((identity) => ({ identity, valueHash: hashOf(secrets, identity) })),
  }));
  const hashes = hashed.flatMap(({ named }) => named.map(({ valueHash }) => valueHash));
  const known = new Map(
    (await findIdentities(executor, businessId, hashes)).map((row) => [row.valueHash, row]),
  );
  return hashed.map(({ person, named }) => {
    const hasEmail = person.identities.some(({ kind }) => kind === 'email');
    const found = named.flatMap(({ identity, valueHash }) => {
      const row = known.get(valueHash);
      return row === undefined || (identity.kind === 'phone' && hasEmail && row.hasEmail) ? [] : [row];
    })[0];
    return {
      person,
      customerId: found?.customerId ?? null,
      fresh: named.filter(({ valueHash }) => !known.has(valueHash)),
      stopped: person.stopped.map(({ channel, ...identity }) => ({
        channel,
        kind: identity.kind,
        valueHash: hashOf(secrets, identity),
      })),
    };
  });
}

/** What tells a statement about a customer from others. */
export const statementName = (
  customerId: string,
  source: string,
  {
    channel,
    kind,
    basis,
    words,
    day,
  }: { channel: string; kind: string; basis: string | null; words: string; day: string | null },
): string => [customerId, source, channel, kind, basis ?? '', day ?? '', words].join('\n');

/** What a file would bring of its people: how many are new, known with something new, known whole, and had said stop before. */
interface PeopleAhead {
  fresh: number;
  changed: number;
  known: number;
  stoppedBefore: number;
}

/** Counts what some people of a file would bring. `onlyStops`: the file is of those who left, and makes no customer of anybody. */
export async function countAhead(
  executor: Executor,
  of: { businessId: string; secrets: BusinessSecrets; source: string; onlyStops: boolean },
  people: readonly FilePerson[],
): Promise<PeopleAhead> {
  const placed = await placePeople(executor, of, people);
  const ids = placed.flatMap(({ customerId }) => customerId ?? []);
  const said = new Set(
    (await statementsOfCustomers(executor, ids)).map(({ customerId, source, ...row }) =>
      statementName(customerId, source, row),
    ),
  );
  const hashes = placed.flatMap(({ person, stopped }) => [
    ...person.identities.map((identity) => hashOf(of.secrets, identity)),
    ...stopped.map(({ valueHash }) => valueHash),
  ]);
  const stops = await suppressedAmong(executor, of.businessId, hashes);
  const ahead = { fresh: 0, changed: 0, known: 0, stoppedBefore: 0 };
  for (const { person, customerId, fresh, stopped } of placed) {
    const isStopped = person.identities.some((identity) =>
      ['email', 'sms'].some((channel) => stops.has(`${channel} ${hashOf(of.secrets, identity)}`)),
    );
    if (isStopped) ahead.stoppedBefore += 1;
    const isNew =
      (customerId !== null && !of.onlyStops && fresh.length > 0) ||
      stopped.some(({ channel, valueHash }) => !stops.has(`${channel} ${valueHash}`)) ||
      (customerId !== null &&
        person.statements.some((one) => !said.has(statementName(customerId, of.source, one))));
    if (customerId === null && !of.onlyStops) ahead.fresh += 1;
    else if (isNew) ahead.changed += 1;
    else ahead.known += 1;
  }
  return ahead;
}
