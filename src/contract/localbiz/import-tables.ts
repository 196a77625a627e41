import { z } from 'zod';
import { id } from '#contract/primitives.ts';

/** What a row of a file of sales may be: one item sold, a line of an order, or a whole sale. */
export const salesKinds = ['sale_lines', 'order_lines', 'orders'] as const;

/** What a row of a file may be. */
export const importKinds = [...salesKinds, 'customers', 'items', 'reviews'] as const;
export type ImportKind = (typeof importKinds)[number];

/** What became of a table of a file that has several, a sheet of a workbook or a file of an archive. */
export const tableOfFile = z.discriminatedUnion('fate', [
  /** Read in this import; `before` is how many records stand before its own where the rows left out are numbered. */
  z.object({ name: z.string(), fate: z.literal('read'), rows: z.int(), before: z.int() }),
  /** Another kind of rows, or other columns: an import of its own. */
  z.object({
    name: z.string(),
    fate: z.literal('apart'),
    rows: z.int(),
    kind: z.enum(importKinds),
    import_id: id.nullable(),
  }),
  /** Left out: `nothing` that is known, `sums` of others, or there `again` in the table `of`. */
  z.object({
    name: z.string(),
    fate: z.literal('left'),
    because: z.enum(['nothing', 'sums', 'again']),
    of: z.string(),
  }),
]);
export type TableOfFile = z.infer<typeof tableOfFile>;
