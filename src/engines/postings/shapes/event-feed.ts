import type { Family } from '#engines/postings/families/board.ts';
import { readerOf } from '#engines/postings/families/shape.ts';
import { textOf, valuesAt } from '#engines/postings/mapping/paths.ts';
import { isShown, readingOf } from './list.ts';
import { jsonList } from './json.ts';
import { listAt } from '#engines/postings/mapping/paths.ts';

/**
 * Feeds of events: the same posting comes back whenever something about it changes, and what is stopped comes back without a title
 * (nav_no). The last event of a posting counts; those that are not `only` are closed at once.
 */
export const eventFeed: Family = {
  ...jsonList,
  parseList(board, tenant, reply, cursor, access) {
    const reading = readingOf(board);
    const page = jsonList.parseList(board, tenant, reply, cursor, access);
    const read = readerOf(board.name);
    const items = read.list(listAt(reply, reading.items), reading.items);
    const idPath = typeof reading.fields.id === 'string' ? reading.fields.id : reading.fields.id[0];
    const open = new Map<string, boolean>();
    for (const [index, item] of items.entries()) {
      const scope = { item, answer: reply, tenant: tenant.name, parts: {} };
      const id = read.text(textOf(valuesAt(scope, idPath)[0]), `${reading.items}[${index}].${idPath}`);
      open.set(id, isShown(scope, reading));
    }
    const last = new Map(page.postings.map((posting) => [posting.external_id, posting]));
    return {
      postings: [...last.values()].filter(({ external_id: id }) => open.get(id) === true),
      next: page.next,
      closed: [...open].filter(([, isOpen]) => !isOpen).map(([id]) => id),
    };
  },
};
