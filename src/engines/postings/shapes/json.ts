import type { BoardRow, Family } from '#engines/postings/families/board.ts';
import { isFields, readerOf, wrongShape } from '#engines/postings/families/shape.ts';
import { placeholdersOf } from '#engines/postings/requests/paging.ts';
import { listAt } from '#engines/postings/mapping/paths.ts';
import { requestOf } from '#engines/postings/requests/requests.ts';
import { detailRequest, readDetail } from './detail.ts';
import { readingOf, readList } from './list.ts';
import { ownPage } from './own-page.ts';

const JSON_ONLY = 'application/json';

/** Lists of JSON behind a GET, read as the row says. An answer of another type than its list is an unknown shape, never empty. */
export const jsonList: Family = {
  reads: 'json',
  list(board, tenant, cursor, access) {
    const { url, headers, paging } = readingOf(board);
    const next = paging.style === 'address' && cursor !== null ? nextAddress(board, url, cursor) : url;
    return requestOf(
      board,
      tenant,
      access,
      { url: next, headers, accept: JSON_ONLY },
      placeholdersOf(paging, cursor),
    );
  },
  parseList: (board, tenant, reply, cursor, access) => {
    if (!isFields(reply) && !Array.isArray(reply))
      throw wrongShape(board.name, '$', 'an object or a list', reply);
    return readList(board, tenant, reply, listAt(reply, readingOf(board).items), cursor, access);
  },
  detail: detailRequest,
  parseDetail: readDetail,
  formAddress: ownPage,
};

/** Searches: the same lists behind a POST whose JSON body carries the page. */
export const jsonSearch: Family = {
  ...jsonList,
  list(board, tenant, cursor, access) {
    const { url, headers, body, paging } = readingOf(board);
    return requestOf(
      board,
      tenant,
      access,
      { url, headers, body, post: true, accept: JSON_ONLY },
      placeholdersOf(paging, cursor),
    );
  },
};

/** The next page's address, on the host of the first: absolute, or from the root. */
function nextAddress(board: BoardRow, first: string, cursor: string): string {
  const [origin = '', scheme = 'https:'] = /^(https?:)\/\/[^/]+/.exec(first) ?? [];
  const next = cursor.startsWith('/') && !cursor.startsWith('//') ? origin + cursor : cursor;
  // Braces are placeholders in templates, and stand in no address.
  if (/[{}\s]/.test(next) || !next.startsWith(`${scheme}//`)) {
    throw wrongShape(
      board.name,
      'cursor',
      'an address of its own',
      readerOf(board.name).maybeText(cursor, 'cursor'),
    );
  }
  return next;
}
