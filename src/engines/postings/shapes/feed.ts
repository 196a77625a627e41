import type { Family } from '#engines/postings/families/board.ts';
import { isFields, wrongShape } from '#engines/postings/families/shape.ts';
import { placeholdersOf } from '#engines/postings/requests/paging.ts';
import { requestOf } from '#engines/postings/requests/requests.ts';
import { detailRequest, readDetail } from './detail.ts';
import { readingOf, readList } from './list.ts';
import { ownPage } from './own-page.ts';
import { readXml } from './xml.ts';

/** The elements at a path; none of them in a parent that is there is an empty feed, which is healthy (personio). */
function elementsAt(document: unknown, path: string): unknown[] | null {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let parent = document;
  for (const step of steps) {
    if (!isFields(parent) || !Object.hasOwn(parent, step)) return null;
    parent = parent[step];
  }
  // An element without children is the text "".
  if (parent === '') return [];
  if (!isFields(parent)) return null;
  const found = parent[last];
  if (found !== undefined) return Array.isArray(found) ? found : [found];
  // A row of other elements with parts of their own are its items under a new name.
  return Object.values(parent).some(isRow) ? null : [];
}

const isRow = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.some((one) => isFields(one) && Object.keys(one).some((key) => !/^[@#]/.test(key)));

/** RSS, Atom and other XML: the whole file is the list. */
export const feed: Family = {
  reads: 'text',
  list(board, tenant, cursor, access) {
    const { url, headers, paging } = readingOf(board);
    return requestOf(
      board,
      tenant,
      access,
      { url, headers, accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml' },
      placeholdersOf(paging, cursor),
    );
  },
  parseList(board, tenant, reply, cursor, access) {
    if (typeof reply !== 'string') throw wrongShape(board.name, '$', 'text', reply);
    const document = readXml(board.name, reply);
    return readList(board, tenant, document, elementsAt(document, readingOf(board).items), cursor, access);
  },
  detail: detailRequest,
  parseDetail: readDetail,
  formAddress: ownPage,
};
