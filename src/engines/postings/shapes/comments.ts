import { postingWord } from '#engines/lexicon/index.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { BoardRow, Family, Tenant } from '#engines/postings/families/board.ts';
import { line, webAddress, workplaceIn } from '#engines/postings/families/normal.ts';
import { isFields, readerOf, type Fields, type Reader } from '#engines/postings/families/shape.ts';
import { isoDate } from '#engines/postings/mapping/dates.ts';
import { creditOf } from '#engines/postings/mapping/item.ts';
import { payInText } from '#engines/postings/mapping/pay.ts';
import { namedPlaces, readPlace, remoteFrom } from '#engines/postings/mapping/places.ts';
import { richText } from '#engines/postings/cleaning/rich-text.ts';
import { decodeEntities } from '#engines/text/index.ts';
import { jsonList } from './json.ts';

const WORKPLACE = /\b(?:remote|on-?\s?site|hybrid|in[- ]office)\b/i;
const EMPLOYMENT = /\b(?:full[- ]?time|part[- ]?time|contract(?:or)?|intern(?:ship)?s?|freelance)\b/i;
const PAY = /[$€£₹]\s?\d|\d\s?k\b|\b(?:usd|eur|gbp|cad)\b/i;
const ROLE = postingWord('comments: role', 'i');
const LINK = /<a\s[^>]*href="([^"]+)"/i;

/** What the parts of a header line ("Company | Role | Place | REMOTE | Full-time | link") are; their order varies. */
function headerOf(line_: string) {
  const [first = '', ...parts] = line_
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  // "Company (https://…)": the address is not the name.
  const company = first.replace(/\s*\(?https?:\/\/\S+/g, '').trim();
  const rest = parts.filter((part) => !/^https?:\/\//.test(part));
  const role = rest.find((part) => ROLE.test(part) && !PAY.test(part));
  const employment = rest.map((part) => EMPLOYMENT.exec(part)?.[0]).find((word) => word !== undefined);
  const pay = rest.find((part) => PAY.test(part));
  const way = rest.filter((part) => WORKPLACE.test(part));
  const taken = new Set([role, pay]);
  const isPlace = (part: string): boolean =>
    !taken.has(part) &&
    !EMPLOYMENT.test(part) &&
    part.length <= 60 &&
    !/\b(?:visa|permit|equity)\b/i.test(part);
  const places = rest.filter(
    (part) => isPlace(part) && /^[\p{Lu}]/u.test(part) && !/^(?:onsite|hybrid|remote)\b[^,]*$/i.test(part),
  );
  return { company, role: role ?? null, employment: employment ?? null, pay: pay ?? null, way, places };
}

function postingFrom(
  board: BoardRow,
  tenant: Tenant,
  read: Reader,
  comment: Fields,
  at: string,
): Posting | null {
  const text = read.maybeText(comment.text, `${at}.text`);
  // Deleted comments have no text.
  if (text === null) return null;
  const [head = '', ...body] = text.split(/<p>/i);
  const { company, role, employment, pay, way, places } = headerOf(
    line(head.replace(/<a\s[^>]*>(.*?)<\/a>/gi, '$1')),
  );
  // A comment without the header line is talk, or cannot be told from it.
  if (company === '' || role === null) return null;
  const id = read.text(comment.id, `${at}.id`);
  const url = `${board.origin.pages}/item?id=${id}`;
  const plain = /https?:\/\/[^\s<>()"|]+/.exec(decodeEntities(head))?.[0] ?? '';
  const link = webAddress(decodeEntities(LINK.exec(text)?.[1] ?? plain));
  const found = places
    .flatMap((part) => part.split(/\s+or\s+|;/))
    .map(readPlace)
    .filter((place) => place !== null);
  const workplace = workplaceIn(way.join('\n'));
  return {
    board: board.id,
    tenant: tenant.slug,
    external_id: id,
    company: company.slice(0, 200),
    title: role,
    places: found.map((place) => place.text),
    locations: namedPlaces(found),
    workplace,
    remote_from:
      workplace === 'remote'
        ? remoteFrom(found.filter((place) => workplaceIn(place.text) === 'remote').map((place) => place.text))
        : [],
    employment_type: employment,
    department: null,
    pay: pay === null ? null : payInText(pay, null),
    pay_text: pay,
    language: 'en',
    written_in: 'en',
    ...richText(`<p>${head}</p>${body.map((part) => `<p>${part}</p>`).join('')}`),
    is_excerpt: false,
    posted_at: isoDate(read.maybeText(comment.created_at, `${at}.created_at`) ?? ''),
    expires_at: null,
    url,
    apply_url: link ?? url,
    apply_by: link === null ? 'mail' : 'external',
    credit: creditOf(board, url),
  };
}

/** Comments under a thread, one posting each, read from their header line; replies to them are no postings. */
export const comments: Family = {
  ...jsonList,
  parseList(board, tenant, reply) {
    const read = readerOf(board.name);
    const children = read.list(read.fields(reply, '$').children, 'children');
    const postings = children
      .filter(isFields)
      .map((comment, index) => postingFrom(board, tenant, read, comment, `children[${index}]`));
    return { postings: postings.filter((posting) => posting !== null), next: null };
  },
};
