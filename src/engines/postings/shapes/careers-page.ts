import type { Family } from '#engines/postings/families/board.ts';
import { wrongShape } from '#engines/postings/families/shape.ts';
import { postingsInPage } from '#engines/postings/markup.ts';
import { requestOf } from '#engines/postings/requests/requests.ts';
import { ownPage } from './own-page.ts';

/**
 * Any page with schema.org markup: the tenant is its address, host first. A day before today in `validThrough` means closed, even if
 * the page is still there.
 */
export const careersPage: Family = {
  reads: 'text',
  list: (board, tenant, _cursor, access) =>
    requestOf(board, tenant, access, { url: 'https://{host}/{+path}', accept: 'text/html' }),
  parseList(board, tenant, reply, _cursor, access) {
    if (typeof reply !== 'string') throw wrongShape(board.name, '$', 'text', reply);
    const today = access?.today;
    const postings = postingsInPage(reply, `https://${tenant.slug}`)
      .filter(({ expires_at: end }) => end === null || today === undefined || end.slice(0, 10) >= today)
      .map((posting) => ({ ...posting, board: board.id }));
    return { postings, next: null };
  },
  formAddress: ownPage,
};
