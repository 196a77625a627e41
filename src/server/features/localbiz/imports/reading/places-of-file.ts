import type { ImportQuestion } from '#contract/localbiz/import-questions.ts';
import type { StagedSummary } from '#contract/localbiz/import-summary.ts';
import type { ImportAnswers } from '#contract/localbiz/imports.ts';
import { nameKey } from '#engines/sales/index.ts';

/** A shop that may be chosen for a file. */
export interface OfferedShop {
  id: string;
  name: string;
}

/** What was said of places: a shop's id, or null for one that is left out. */
export type SaidPlaces = Readonly<Record<string, string | null>>;

/** Whether each place of a file has to be said: it names several, and there are several shops. */
export const hasSeveral = (places: readonly string[], shops: readonly OfferedShop[]): boolean =>
  places.length > 1 && shops.length > 1;

/** What was said of a place and still holds: null for one that is left out, undefined where nothing was, or of a shop that is offered no more. */
function holds(place: string, said: SaidPlaces, shops: readonly OfferedShop[]): string | null | undefined {
  const id = Object.hasOwn(said, place) ? said[place] : undefined;
  return id === null || shops.some((shop) => shop.id === id) ? id : undefined;
}

/** What was said of the places of other files, where it says all of these; null where one is left to ask. */
export function placesSaid(
  places: readonly string[],
  said: SaidPlaces,
  shops: readonly OfferedShop[],
): Record<string, string | null> | null {
  const all = places.flatMap((place) => {
    const id = holds(place, said, shops);
    return id === undefined ? [] : [[place, id] as const];
  });
  return all.length === places.length ? Object.fromEntries(all) : null;
}

/**
 * The questions of a file that names several places, for a business with several shops: which shop each place is, while one is open.
 * `before` is what was said of other files; a place that is called like a shop is taken for that one until its owner says so.
 */
export function withPlaces(
  summary: StagedSummary,
  places: readonly string[],
  { answers, before, shops }: { answers: ImportAnswers; before: SaidPlaces; shops: readonly OfferedShop[] },
): StagedSummary {
  const questions = summary.questions.filter(({ about }) => about !== 'places');
  const said = answers.shops_of_places ?? {};
  if (placesSaid(places, said, shops) !== null) return { ...summary, questions };
  const question: ImportQuestion = {
    about: 'shops_of_places',
    places: places.map((place) => {
      const own = holds(place, said, shops);
      const known = own === undefined ? holds(place, before, shops) : own;
      const namesake = shops.find(({ name }) => nameKey(name) === nameKey(place))?.id;
      return { place, shop_id: known ?? namesake ?? null, is_left_out: known === null };
    }),
    shops: [...shops],
  };
  // Whose each line is stands once it was said.
  return { ...summary, shops: null, questions: [question, ...questions] };
}
