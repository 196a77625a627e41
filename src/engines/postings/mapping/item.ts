import type { Posting } from '#contract/career/posting.ts';
import type { BoardRow, Tenant } from '#engines/postings/families/board.ts';
import { line, webAddress, workplaceIn } from '#engines/postings/families/normal.ts';
import { wrongShape } from '#engines/postings/families/shape.ts';
import { employmentOf } from './employment.ts';
import { descriptionOf, payOf, placesOf, workplaceOf } from './fields.ts';
import { languagesOf } from './languages.ts';
import { limitsOf, namedPlaces, remoteFrom, type ReadPlace } from './places.ts';
import type { FieldRule, Fields, Reading } from './reading.ts';
import { textReader, type TextReader } from './texts.ts';
import type { StepContext } from './steps.ts';

/** A posting's id as text. A number that lost digits when it was parsed is no id (jooble's go beyond 2^53). */
function idOf(read: TextReader, rule: FieldRule): string {
  const path = typeof rule === 'string' ? rule : rule[0];
  const [value] = read.raw(path);
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw wrongShape(read.board, `${read.at}.${path}`, 'a whole number under 2^53 or a text', value);
  return read.needed(rule).trim().slice(0, 500);
}

/** Where a remote worker may live: what the board says, or what its remote places name. */
function livingIn(
  read: TextReader,
  fields: Fields,
  reading: Reading,
  places: readonly ReadPlace[],
): string[] {
  if (fields.remoteFrom !== undefined) return remoteFrom(read.all(fields.remoteFrom));
  const limits = places.filter(
    ({ text, parts }) =>
      reading.workplace === 'remote' || workplaceIn(text) === 'remote' || parts.city === null,
  );
  return limitsOf(limits);
}

/** The postings' source line, as the board asks for it. */
export function creditOf({ credit }: BoardRow, url: string): Posting['credit'] {
  return credit === null ? null : { text: credit.text, url: credit.url.replace('{url}', url) };
}

/**
 * One item of an answer as a posting in the normal form. Null for one that names no employer: nothing can be written to it, and two of
 * them could not be told apart. Throws ShapeError when id or title is missing or a field is of another kind.
 */
export function readItem(
  board: BoardRow,
  reading: Reading,
  tenant: Tenant,
  context: StepContext,
  at: string,
): Posting | null {
  const { fields } = reading;
  const read = textReader(board.name, at, context);
  const id = idOf(read, fields.id);
  const title = line(read.needed(fields.title));
  // A board of one employer may leave the name out: it is the source's.
  const company = line(read.first(fields.company) ?? (board.everyone === null ? context.tenant : ''));
  if (company === '') return null;
  const places = placesOf(read, fields.places);
  const workplace = workplaceOf(read, fields, reading, places) ?? workplaceIn(title);
  const text = descriptionOf(read, fields);
  const languages = languagesOf(
    read.first(fields.language),
    `${title}
${text.description}`,
    reading.language ?? null,
  );
  const url = webAddress(read.first(fields.url)) ?? board.origin.pages;
  const byMail =
    fields.mail !== undefined && read.first(fields.apply) === null && read.first(fields.mail) !== null;
  return {
    board: board.id,
    tenant: tenant.slug,
    external_id: id,
    company,
    title,
    places: places.map((place) => place.text),
    locations: namedPlaces(places),
    workplace,
    remote_from: workplace === 'remote' ? livingIn(read, fields, reading, places) : [],
    employment_type: employmentOf(read.all(fields.employment)),
    department: line(read.first(fields.department) ?? '') || null,
    ...payOf(read, fields.pay, reading, places),
    ...languages,
    ...text,
    is_excerpt: reading.isExcerpt === true,
    posted_at: read.first(fields.posted),
    expires_at: read.first(fields.expires),
    url,
    apply_url: webAddress(read.first(fields.apply)) ?? url,
    apply_by: byMail ? 'mail' : board.applyBy,
    credit: creditOf(board, url),
  };
}
