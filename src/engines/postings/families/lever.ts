import type { Posting } from '#contract/career/posting.ts';
import { instantOf } from '#engines/calendar/index.ts';
import { languagesOf } from '#engines/postings/mapping/languages.ts';
import { placesFrom as partsOfPlaces } from '#engines/postings/mapping/places.ts';
import { joined, richText } from '#engines/postings/cleaning/rich-text.ts';
import type { RichText } from '#engines/postings/cleaning/rich-text.ts';
import type { BoardRow, FormFamily, Tenant } from './board.ts';
import { readLeverForm } from './forms/lever.ts';
import { line, payFrom, periodIn, placesFrom, webAddress, workplaceIn, workplaceNamed } from './normal.ts';
import { get } from './request.ts';
import { isFields, readerOf, segment, type Fields, type Reader } from './shape.ts';

const PAGE = 100;

/** Lever: pages of 100 by offset; the questions stand in the HTML of the apply page. */
export const lever: FormFamily = {
  reads: 'json',
  list(board, tenant, cursor) {
    const skip = offsetOf(cursor);
    const site = segment(board.name, 'tenant', tenant);
    return get(board.origin.api, `/v0/postings/${site}?mode=json&skip=${skip}&limit=${PAGE}`);
  },
  parseList(board, tenant, reply, cursor) {
    const read = readerOf(board.name);
    const rows = read.list(reply, '$');
    const postings = rows.map((row, index) =>
      postingFrom(board, tenant, read, read.fields(row, `[${index}]`), index),
    );
    return { postings, next: rows.length < PAGE ? null : String(offsetOf(cursor) + rows.length) };
  },
  form: (board, posting) =>
    get(board.origin.pages, applyPath(board, posting.tenant, posting.external_id), 'text/html'),
  parseForm: (board, _posting, reply) => readLeverForm(readerOf(board.name), board.name, reply),
  formAddress: (board, posting) => board.origin.pages + applyPath(board, posting.tenant, posting.external_id),
  lookup: (board, posting, email) =>
    get(
      board.origin.pages,
      `/${segment(board.name, 'tenant', posting.tenant)}/applications?email=${encodeURIComponent(email)}`,
    ),
  parseLookup(reply) {
    const read = readerOf('Lever');
    return read.list(reply, '$').map((entry, index) => {
      const item = read.fields(entry, `[${index}]`);
      return {
        externalId: read.text(item.postingId, `[${index}].postingId`),
        receipt: read.text(item.receipt, `[${index}].receipt`),
      };
    });
  },
};

function offsetOf(cursor: string | null): number {
  const offset = Number(cursor ?? '0');
  return Number.isSafeInteger(offset) && offset > 0 ? offset : 0;
}

function applyPath(board: BoardRow, tenant: string, id: string): string {
  return `/${segment(board.name, 'tenant', tenant)}/${segment(board.name, 'id', id)}/apply`;
}

function postingFrom(board: BoardRow, tenant: Tenant, read: Reader, row: Fields, index: number): Posting {
  const at = (field: string): string => `[${index}].${field}`;
  const text = (field: string): string | null => read.maybeText(row[field], at(field));
  const externalId = read.text(row.id, at('id'));
  const title = line(read.text(row.text, at('text')));
  const rich = descriptionOf(read, row, at);
  const categories = read.maybeFields(row.categories, at('categories')) ?? {};
  const category = (field: string): string | null =>
    read.maybeText(categories[field], at(`categories.${field}`));
  const all = read
    .maybeList(categories.allLocations, at('categories.allLocations'))
    .filter((place) => typeof place === 'string');
  const places = placesFrom(all.length > 0 ? all : [category('location')]);
  const workplace = workplaceNamed(text('workplaceType')) ?? workplaceIn(places.join('\n'));
  const range = read.maybeFields(row.salaryRange, at('salaryRange'));
  const apply = board.origin.pages + applyPath(board, tenant.slug, externalId);
  return {
    board: board.id,
    tenant: tenant.slug,
    external_id: externalId,
    company: tenant.name,
    title,
    places,
    workplace,
    ...partsOfPlaces(places, workplace),
    employment_type: line(category('commitment') ?? '') || null,
    department: line(category('department') ?? category('team') ?? '') || null,
    pay:
      range === null
        ? null
        : payFrom(
            range.min,
            range.max,
            range.currency,
            periodIn(read.maybeText(range.interval, at('salaryRange.interval'))),
          ),
    pay_text: line(text('salaryDescription') ?? '') || null,
    // The answer names no language.
    ...languagesOf(null, `${title}\n${rich.description}`, null),
    ...rich,
    is_excerpt: false,
    posted_at: typeof row.createdAt === 'number' ? instantOf(row.createdAt) : null,
    expires_at: null,
    url: webAddress(text('hostedUrl')) ?? apply.replace(/\/apply$/, ''),
    apply_url: apply,
    apply_by: board.applyBy,
    credit: null,
  };
}

/** The description, the lists (items come without their `<ul>`) and the closing part, in the page's order. */
function descriptionOf(read: Reader, row: Fields, at: (field: string) => string): RichText {
  const text = (field: string): string => read.maybeText(row[field], at(field)) ?? '';
  const split = `${text('opening')}\n${text('descriptionBody')}`;
  const lists = read
    .maybeList(row.lists, at('lists'))
    .filter(isFields)
    .flatMap((list) => [
      richText(`<h3>${line(read.maybeText(list.text, at('lists[].text')) ?? '')}</h3>`),
      richText(`<ul>${read.maybeText(list.content, at('lists[].content')) ?? ''}</ul>`),
    ]);
  return joined([
    richText(text('description') || split),
    ...lists,
    richText(text('salaryDescription')),
    richText(text('additional')),
  ]);
}
