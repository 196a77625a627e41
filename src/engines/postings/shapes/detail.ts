import type { Posting } from '#contract/career/posting.ts';
import type { Access, BoardRequest, BoardRow } from '#engines/postings/families/board.ts';
import { hostOf, line, webAddress } from '#engines/postings/families/normal.ts';
import { readerOf, wrongShape } from '#engines/postings/families/shape.ts';
import { postingInPage } from '#engines/postings/markup.ts';
import { descriptionOf, payOf, placesOf } from '#engines/postings/mapping/fields.ts';
import { employmentOf } from '#engines/postings/mapping/employment.ts';
import { languagesOf } from '#engines/postings/mapping/languages.ts';
import { valuesAt } from '#engines/postings/mapping/paths.ts';
import { namedPlaces } from '#engines/postings/mapping/places.ts';
import { base64 } from '#engines/postings/requests/base64.ts';
import { hostsOf, partsOf, requestOf } from '#engines/postings/requests/requests.ts';
import type { StepContext } from '#engines/postings/mapping/steps.ts';
import { textReader } from '#engines/postings/mapping/texts.ts';
import { isShown, readingOf } from './list.ts';

/** The request for what the list leaves out of a posting; null where the row has none. */
export function detailRequest(board: BoardRow, posting: Posting, access?: Access): BoardRequest | null {
  const detail = board.reading?.detail;
  // The list said it all.
  if (detail === undefined || (posting.description !== '' && !posting.is_excerpt)) return null;
  if (detail.url === '') return pageRequest(board, posting);
  const groups = detail.from === undefined ? {} : (new RegExp(detail.from).exec(posting.url)?.groups ?? {});
  return requestOf(
    board,
    posting.tenant,
    access,
    {
      url: detail.url,
      headers: detail.headers,
      post: detail.method === 'POST',
      accept: detail.reads === 'page' ? 'text/html' : 'application/json',
    },
    { id: posting.external_id, id64: base64(posting.external_id), ...groups },
  );
}

/** The posting's own page, on the board's hosts only. */
function pageRequest(board: BoardRow, posting: Posting): BoardRequest {
  const hosts = [...hostsOf(board, posting.tenant), hostOf(board.origin.pages)];
  if (!hosts.includes(hostOf(posting.url)))
    throw wrongShape(board.name, 'url', 'an address of its own', posting.url);
  return {
    method: 'GET',
    url: posting.url,
    headers: { accept: 'text/html' },
    body: null,
    allowedHosts: hosts,
  };
}

/** What a page or an answer on one posting adds; what it does not say stays as the list had it. */
export function readDetail(board: BoardRow, posting: Posting, reply: string): Posting | 'closed' {
  const reading = readingOf(board);
  const { detail } = reading;
  if (detail === undefined) return posting;
  if (detail.reads === 'page') {
    const page = postingInPage(reply, posting.url);
    // Some boards say with a page that the job is gone; without the markup nothing is added.
    if (page === null)
      return /position closed|no longer (?:available|accepting)/i.test(reply) ? 'closed' : posting;
    return completed(posting, page);
  }
  const answer = readerOf(board.name).json(reply);
  const item =
    detail.item === undefined
      ? answer
      : valuesAt({ item: answer, answer, tenant: '', parts: {} }, detail.item)[0];
  const context: StepContext = {
    item: readerOf(board.name).fields(item, detail.item ?? '$'),
    answer,
    tenant: posting.company,
    parts: partsOf(board, posting.tenant),
    today: undefined,
  };
  if (detail.not !== undefined && !isShown(context, { not: detail.not })) return 'closed';
  const read = textReader(board.name, detail.item ?? '$', context);
  const fields = { ...detail.fields, id: '', title: '', company: '', url: '' };
  const places = placesOf(read, fields.places);
  const text = descriptionOf(read, fields);
  if (fields.description !== undefined && text.description === '')
    throw wrongShape(board.name, 'description', 'the text that is asked for', undefined);
  const declared = read.first(fields.language) ?? posting.written_in;
  // A sum in dollars is of the country the list named.
  const known = places.length > 0 ? places : posting.locations.map((parts) => ({ text: '', parts }));
  const pay = payOf(read, fields.pay, reading, known);
  return completed(posting, {
    company: line(read.first(detail.fields?.company) ?? ''),
    places: places.map((place) => place.text),
    locations: namedPlaces(places),
    employment_type: employmentOf(read.all(fields.employment)),
    department: line(read.first(fields.department) ?? '') || null,
    ...pay,
    ...text,
    ...languagesOf(declared, text.description, null),
    posted_at: read.first(fields.posted),
    expires_at: read.first(fields.expires),
    apply_url: webAddress(read.first(fields.apply)) ?? '',
  });
}

/** The posting with each value of `more` that says something. */
function completed(posting: Posting, more: Partial<Posting>): Posting {
  const { description, description_html: html, hidden_orders: orders } = more;
  const isLonger = (description ?? '').length > 0;
  const places = more.places !== undefined && more.places.length > 0;
  return {
    ...posting,
    company: more.company || posting.company,
    ...(places ? { places: more.places ?? [], locations: more.locations ?? [] } : {}),
    employment_type: more.employment_type ?? posting.employment_type,
    department: more.department ?? posting.department,
    pay: more.pay ?? posting.pay,
    pay_text: more.pay_text ?? posting.pay_text,
    ...(isLonger ? { description: description ?? '', description_html: html ?? '', is_excerpt: false } : {}),
    ...(orders ? { hidden_orders: orders } : {}),
    ...(more.written_in ? { written_in: more.written_in, language: more.language ?? posting.language } : {}),
    posted_at: more.posted_at ?? posting.posted_at,
    expires_at: more.expires_at ?? posting.expires_at,
    apply_url: more.apply_url || posting.apply_url,
  };
}
