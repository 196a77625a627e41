import { invisible } from '#engines/text/index.ts';
import { emailOf, phoneOf, regionOf } from './identities.ts';
import type { Identity } from './identities.ts';
import { statementsOf } from './statements.ts';
import type { Channel, FileOfPeople, RowValues, Statement } from './statements.ts';

/** An identity that is not to be written to on a channel. */
export interface Stopped extends Identity {
  channel: Channel;
}

/** Somebody whom a file names, with all that its rows say of them. */
export interface FilePerson {
  name: string;
  /** Two letters of a Canadian province or territory; "" where none is said. */
  region: string;
  identities: Identity[];
  statements: Statement[];
  /** What a no on a channel holds for, also where somebody else is known by it. */
  stopped: Stopped[];
  /** The first line that names them. */
  line: number;
}

/** The people of a file: each once, how many rows were about one who was there before, and lines without anything to know somebody by. */
export interface FilePeople {
  people: FilePerson[];
  merged: number;
  /** How many phone numbers are left to somebody else who has the same one. */
  sharedPhones: number;
  nobody: number[];
}

const LONGEST_NAME = 200;
const LONGEST_TILL_ID = 100;
const textOf = (value: RowValues[string] | undefined): string => (value === undefined ? '' : String(value));

function nameOf(values: RowValues): string {
  const whole = textOf(values['customer_name']);
  const parts = [textOf(values['first_name']), textOf(values['last_name'])].filter((part) => part !== '');
  const name = parts.length > 0 ? parts.join(' ') : whole;
  return invisible(name).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
}

/** By what a row's person is known. A number counts only for the system whose it is: those of unknown files begin at 1 each. */
function identitiesOf(values: RowValues, source: string | null): Identity[] {
  const email = emailOf(textOf(values['email']));
  const phone = phoneOf(textOf(values['phone']));
  const id = textOf(values['source_ref']).trim().slice(0, LONGEST_TILL_ID);
  return [
    ...(source === null || id === '' ? [] : [{ kind: 'till' as const, value: `${source}:${id}` }]),
    ...(email === null ? [] : [{ kind: 'email' as const, value: email }]),
    ...(phone === null ? [] : [{ kind: 'phone' as const, value: phone }]),
  ];
}

/** An identity as the key of a map. */
export const identityKey = ({ kind, value }: Identity): string => `${kind} ${value}`;
const has = ({ identities }: Pick<FilePerson, 'identities'>, kind: Identity['kind']): boolean =>
  identities.some((one) => one.kind === kind);

/** Whether two with the same phone number may be one: two addresses on one number are two people of a household. */
const mayBeOne = (one: Pick<FilePerson, 'identities'>, other: Pick<FilePerson, 'identities'>): boolean =>
  !has(one, 'email') || !has(other, 'email');

/** By what a no on a channel is known again: not by a phone number where it is about email, since a household may share one. */
const HOLDS_FOR: Readonly<Record<Channel, readonly Identity['kind'][]>> = {
  email: ['till', 'email'],
  sms: ['till', 'phone'],
};

function rowOf(values: RowValues, line: number, identities: Identity[], file: FileOfPeople): FilePerson {
  const statements = statementsOf(values, file, line);
  const withdrawn = statements.filter(({ kind }) => kind === 'withdrawn');
  return {
    name: nameOf(values),
    region: regionOf(textOf(values['province'])),
    identities,
    statements,
    stopped: withdrawn.flatMap(({ channel }) =>
      identities.filter(({ kind }) => HOLDS_FOR[channel].includes(kind)).map((one) => ({ ...one, channel })),
    ),
    line,
  };
}

/** Adds what a row says to somebody who is there already. */
function join(person: FilePerson, row: FilePerson, owners: Map<string, FilePerson>): number {
  person.name ||= row.name;
  person.region ||= row.region;
  person.statements.push(...row.statements);
  person.stopped.push(...row.stopped);
  let shared = 0;
  for (const identity of row.identities) {
    const owner = owners.get(identityKey(identity));
    if (owner !== undefined && owner !== person && identity.kind === 'phone') shared += 1;
    if (owner !== undefined) continue;
    owners.set(identityKey(identity), person);
    person.identities.push(identity);
  }
  return shared;
}

/**
 * The people in the rows of a file (by the number of their record). Rows are about one person where their number at the till, their
 * address, or their phone number is the same; a phone number only where not both have an address.
 */
export function peopleIn(
  rows: Iterable<readonly [line: number, values: RowValues]>,
  { source, ...file }: FileOfPeople & { source: string | null },
): FilePeople {
  const owners = new Map<string, FilePerson>();
  const found: FilePeople = { people: [], merged: 0, sharedPhones: 0, nobody: [] };
  for (const [line, values] of rows) {
    const identities = identitiesOf(values, source);
    if (identities.length === 0) {
      found.nobody.push(line);
      continue;
    }
    const row = rowOf(values, line, identities, file);
    const known = identities
      .flatMap((identity) => {
        const owner = owners.get(identityKey(identity));
        return owner !== undefined && (identity.kind !== 'phone' || mayBeOne(owner, row)) ? [owner] : [];
      })
      .at(0);
    const person = known ?? { ...row, identities: [], statements: [], stopped: [] };
    if (known === undefined) found.people.push(person);
    else found.merged += 1;
    found.sharedPhones += join(person, row, owners);
  }
  return found;
}
