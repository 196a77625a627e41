import type { Posting } from '#contract/career/posting.ts';
import { instantFrom } from '#engines/calendar/index.ts';
import { placesFrom } from '#engines/postings/mapping/places.ts';
import { factsIn, type PostingFacts } from './facts.ts';
import { placeIn, type PlaceSaid } from './places/place.ts';
import { closingIn } from './terms/closing.ts';
import type { EmploymentType } from './terms/employment.data.ts';
import type { WorkplaceSaid } from './terms/workplace.ts';
import { passagesOf } from './text/passages.ts';

type FromText = NonNullable<Posting['from_text']>;

const EMPLOYMENT: Readonly<Record<EmploymentType, string>> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
  temporary: 'Temporary',
};

/**
 * A posting with what its board leaves open taken from its text: pay, place, way of working, kind of employment and closing day,
 * each with the words that say it in `from_text`. What the board says itself is never changed, and what neither says stays open.
 */
export function completePosting(posting: Posting): Posting {
  if (posting.description === '') return posting;
  const passages = passagesOf(`${posting.title}\n${posting.company}\n\n${posting.description}`);
  const facts = factsIn(passages, countryOf(posting.places), posting.company);
  const closing = posting.expires_at === null ? closingIn(passages) : null;
  const from_text: FromText = [];
  const taken = <Fact extends { span: string }>(fact: FromText[number]['fact'], said: Fact | null) => {
    if (said !== null) from_text.push({ fact, span: said.span });
    return said;
  };
  const workplace = posting.workplace === null ? taken('workplace', facts.workplace) : null;
  const place = posting.places.length === 0 ? taken('places', facts.place) : null;
  const employment = posting.employment_type === null ? taken('employment_type', facts.employment) : null;
  const pay = posting.pay === null && posting.pay_text === null ? payOf(facts) : null;
  if (pay !== null) taken('pay', facts.pay);
  taken('expires_at', closing);
  return {
    ...posting,
    ...(workplace === null ? {} : { workplace: workplace.workplace }),
    ...(place === null ? {} : { places: [place.place] }),
    ...(place === null && workplace === null ? {} : whereabouts(posting, place, workplace)),
    ...(employment === null ? {} : { employment_type: EMPLOYMENT[employment.type] }),
    ...pay,
    ...(closing === null ? {} : { expires_at: instantFrom(closing.day) }),
    ...(from_text.length === 0 ? {} : { from_text }),
  };
}

/** What follows from a place or way of working that only the text says; what the board told of it stays. */
function whereabouts(posting: Posting, place: PlaceSaid | null, workplace: WorkplaceSaid | null) {
  const read = placesFrom(
    place === null ? posting.places : [place.place],
    workplace?.workplace ?? posting.workplace,
  );
  return {
    locations: posting.locations.length > 0 ? posting.locations : read.locations,
    remote_from: posting.remote_from.length > 0 ? posting.remote_from : read.remote_from,
  };
}

/** Both ends in figures; a list open to one side, or in a currency nobody names, in its own words. */
function payOf({ pay }: PostingFacts): Pick<Posting, 'pay' | 'pay_text'> | null {
  if (pay === null) return null;
  const { min, max, currency, period, span } = pay;
  if (min === null || max === null || currency === null) return { pay: null, pay_text: span };
  return { pay: { min, max, currency, period }, pay_text: null };
}

/** The country (ISO 3166) of the first place that tells one. */
function countryOf(places: readonly string[]): string | null {
  const said = places.map((place) => placeIn(passagesOf(`Location: ${place}`))?.country ?? null);
  return said.find((country) => country !== null) ?? null;
}
