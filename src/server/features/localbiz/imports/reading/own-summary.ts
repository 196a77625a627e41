import type {
  PeopleOfFile,
  ReviewsOfFile,
  StagedSummary,
  ThingsOfFile,
} from '#contract/localbiz/import-summary.ts';
import type { OfShop, PeopleFile, ReviewsFile, ThingsFile, UnderstoodFile } from './file.ts';

/** What is known of the people of a file before they are looked up among those who are there. */
export function peopleOf({ found: { people, merged, sharedPhones }, isOfStops }: PeopleFile): PeopleOfFile {
  const reached = (kind: 'email' | 'phone') =>
    people.filter(({ identities }) => identities.some((one) => one.kind === kind)).length;
  return {
    new_people: people.length,
    changed_people: 0,
    with_email: reached('email'),
    with_phone: reached('phone'),
    merged_rows: merged,
    shared_phones: sharedPhones,
    stopped_before: 0,
    is_of_stops: isOfStops,
    said: [],
  };
}

/** The same of its things. */
export function thingsOf({ things }: ThingsFile): ThingsOfFile {
  const having = (name: 'price' | 'cost' | 'stock') => things.filter((thing) => thing[name] !== null).length;
  return {
    new_things: things.length,
    by_sku: 0,
    by_gtin: 0,
    by_name: 0,
    with_price: having('price'),
    with_cost: having('cost'),
    with_stock: having('stock'),
    below_nought: things.filter(({ stock }) => (stock ?? 0) < 0).length,
  };
}

/** The same of its reviews. */
export function reviewsOf({ reviews }: ReviewsFile): ReviewsOfFile {
  const having = (is: (review: ReviewsFile['reviews'][number]) => boolean) => reviews.filter(is).length;
  return {
    changed: 0,
    with_text: having(({ text }) => text !== ''),
    answered: having(({ reply }) => reply !== ''),
    stars: [1, 2, 3, 4, 5].map((count) => having(({ stars }) => stars === count)),
    recommended: having(({ recommends }) => recommends === true),
    not_recommended: having(({ recommends }) => recommends === false),
  };
}

const partOf = ({ shop: { id, name }, places, all }: OfShop<unknown>, net: number | null) => ({
  shop_id: id,
  name,
  places,
  lines: all.length,
  net,
});

/** What of a file is of each of its shops; null for one that is of no place. */
export function shopsOf(file: UnderstoodFile): StagedSummary['shops'] {
  if (file.about === 'reviews') return file.byShop.map((own) => partOf(own, null));
  if (file.about !== 'sales') return null;
  return file.byShop.map((own) =>
    partOf(
      own,
      own.all.reduce((sum, { net }) => sum + net, 0),
    ),
  );
}
