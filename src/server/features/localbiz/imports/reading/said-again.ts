import type { ImportAnswers } from '#contract/localbiz/imports.ts';
import type { ImportRow } from '#server/features/localbiz/imports/queries.ts';
import { rememberedFile } from '#server/features/localbiz/imports/remembered-queries.ts';
import type { World } from '#server/world.ts';
import { hasSeveral, placesSaid } from './places-of-file.ts';
import type { OfferedShop, SaidPlaces } from './places-of-file.ts';
import type { StagedFile } from './reading-tasks.ts';

type Staging = Pick<World, 'database'>;

const isSaid = ({ kind, columns, date_order, left_out_places }: ImportAnswers): boolean =>
  kind !== null || Object.keys(columns).length > 0 || date_order !== null || left_out_places !== null;

/**
 * What the last kept file with the same columns says of one of which nothing is said: what its owner said of it, or what it was read as where
 * this one would be read as something else. A till exports one kind of rows under one header, and read as another they would be there twice.
 */
async function saidOfSame(
  { database }: Staging,
  { businessId, answers }: ImportRow,
  { headerHash, summary }: StagedFile,
): Promise<ImportAnswers | null> {
  const same = isSaid(answers) ? null : await rememberedFile(database, businessId, headerHash);
  if (same === null) return null;
  if (isSaid(same.answers)) return same.answers;
  const kind = same.summary?.kind ?? summary.kind;
  return kind === summary.kind ? null : { ...answers, kind };
}

/** What is said of a file, with what another with the same columns says of it, and of the same places; null where that adds nothing. */
export async function saidAgain(
  world: Staging,
  row: ImportRow,
  file: StagedFile,
  { before, shops }: { before: SaidPlaces; shops: readonly OfferedShop[] },
): Promise<ImportAnswers | null> {
  const { answers } = row;
  const { places } = file;
  const columns = await saidOfSame(world, row, file);
  const isOpen = hasSeveral(places, shops) && !answers.shops_of_places;
  const ofPlaces = isOpen ? placesSaid(places, before, shops) : null;
  if (columns === null && ofPlaces === null) return null;
  const { shop_id, shops_of_places, month } = answers;
  // Exports of all shops of a business, and of each month, have the same columns: of which one this is, was not said of another file.
  return { ...(columns ?? answers), shop_id, month, shops_of_places: ofPlaces ?? shops_of_places };
}
