import { z } from 'zod';
import { id } from '#contract/primitives.ts';

/** What a file leaves open. */
export const importQuestion = z.discriminatedUnion('about', [
  z.object({ about: z.literal('date_order'), sample: z.string() }),
  /** Of a business with several shops: those the one who brought it sees. */
  z.object({ about: z.literal('shop'), shops: z.array(z.object({ id, name: z.string() })) }),
  z.object({ about: z.literal('places'), places: z.array(z.string()) }),
  /** Where there are several of both: which shop each place is, as far as it was said before; "" is where the file says none. */
  z.object({
    about: z.literal('shops_of_places'),
    places: z.array(z.object({ place: z.string(), shop_id: id.nullable(), is_left_out: z.boolean() })),
    shops: z.array(z.object({ id, name: z.string() })),
  }),
  /** Days that are numbers alone, of which the file names no month; of several months the first is asked. */
  z.object({ about: z.literal('month'), header: z.string(), rows: z.int(), months: z.int() }),
  z.object({ about: z.literal('column'), header: z.string(), fields: z.array(z.string()) }),
]);
export type ImportQuestion = z.infer<typeof importQuestion>;
