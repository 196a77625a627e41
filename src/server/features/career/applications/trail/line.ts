import { createHash } from 'node:crypto';
import { isQuoted } from '#localization/catalogue.ts';
import type { ApplicationRow, EventRow } from '#server/features/career/applications/queries.ts';
import type { trailLines } from './tables.ts';

/** The name of the form in which texts are written; it changes whenever a field does. */
const FORM = 'legwork-trail-1';

export type TrailLine = typeof trailLines.$inferSelect;
/** What the lines of an application tell of it besides the step: which posting, the person's approval, the proof. */
export type About = Pick<ApplicationRow, 'state' | 'posting' | 'approvedHash' | 'evidence'>;
/** Where a line stands. */
interface Place {
  accountId: string;
  number: number;
}
export interface Removal {
  applicationId: string;
  at: Date;
  actor: 'person';
  /** The numbers of the lines that lost their text, ascending, and their digests in that order. */
  closed: readonly { number: number; digest: string }[];
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('base64url');

/** JSON with the names of every object in order: the same for equal values, however a database keeps them. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, ordered(part)]),
  );
}

/** How an application stands: its state, the content that was approved, the hash of the proof. */
export const standingOf = ({ state, approvedHash, evidence }: About) => ({
  state,
  approved: approvedHash,
  proof: evidence === null ? null : sha256(JSON.stringify(ordered(evidence))),
});
export type Standing = ReturnType<typeof standingOf>;

/** What a line says of a step and its posting, which stays as it is; what is compared with the tables when a trail is checked. */
export const saidOf = (event: EventRow, { posting: { company, title, url } }: Pick<About, 'posting'>) => ({
  event: event.id,
  application: event.applicationId,
  step: event.sequence,
  at: event.at.toISOString(),
  actor: event.actor,
  act: event.kind,
  // A sentence of before messages had codes stands as it was written then.
  detail: isQuoted(event.detail) ? event.detail.values.text : ordered(event.detail),
  posting: { company, title, url },
});

/** A step with how its application stood before it (null for the first), and after it. */
export interface SaidOfStep {
  said: ReturnType<typeof saidOf>;
  was: Standing | null;
  is: Standing;
}

/**
 * The text of a step's line: JSON (RFC 8259) in UTF-8 without spaces, its members in this order, times in ISO 8601 in UTC with
 * milliseconds. The salt keeps the digest from telling anything once the text is removed.
 */
export const stepText = ({ accountId, number }: Place, { said, was, is }: SaidOfStep, salt: string): string =>
  JSON.stringify({ form: FORM, account: accountId, number, kind: 'step', ...said, was, is, salt });

/** The hash of what a removal took away. */
const removedHash = (closed: Removal['closed']) => sha256(closed.map(({ digest }) => digest).join('\n'));

/** The text of the line that a removed application leaves: its id, which lines were closed and what they hashed to, when, by whom. */
export const removalText = (
  { accountId, number }: Place,
  { applicationId, at, actor, closed }: Removal,
): string =>
  JSON.stringify({
    form: FORM,
    account: accountId,
    number,
    kind: 'removal',
    application: applicationId,
    at: at.toISOString(),
    actor,
    lines: closed.map(({ number: line }) => line),
    removed: removedHash(closed),
  });

/** What stands in place of a link before an account's first line. */
export const startOf = (accountId: string): string => sha256(`${FORM}\n${accountId}`);

/** SHA-256 (FIPS 180-4) of a line's text, in base64url. */
export const digestOf = (text: string): string => sha256(text);

/** Binds a line to its number and to all lines before it, so that anybody can check that a chain closes. */
export const linkOf = (previous: string, number: number, digest: string): string =>
  sha256(`${previous}\n${number}\n${digest}`);

/** What the seal of a line is made of; its link stands for everything up to it. */
export const sealedText = ({ accountId, number }: Place, link: string): string =>
  `${accountId}\n${number}\n${link}`;

/** The seal of a line, with what seals. */
export const sealOf = (seal: (text: string) => string, place: Place, link: string): string =>
  seal(sealedText(place, link));

/** What is wrong with the hashes of a line behind `previous`; null where they are what was written with the key. */
export function faultOfHashes(
  isSealOf: (text: string, seal: string) => boolean,
  line: TrailLine,
  previous = line.previous,
): 'changed' | 'forged' | null {
  const { number, text, digest, link } = line;
  if (text !== null && digestOf(text) !== digest) return 'changed';
  if (line.previous !== previous || linkOf(previous, number, digest) !== link) return 'changed';
  return isSealOf(sealedText(line, link), line.seal) ? null : 'forged';
}
