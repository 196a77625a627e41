import type { Posting } from '#contract/career/posting.ts';
import { wayOf } from '#engines/matching/blockers/blockers.ts';
import { isNearLevel } from '#engines/matching/blockers/seniority.ts';
import { LANGUAGES } from '#engines/matching/reading/languages.ts';
import type { PostingReading } from '#engines/matching/posting.ts';
import { yearlyPay } from '#engines/matching/reading/pay.ts';
import type { Level } from '#engines/matching/reading/levels.ts';
import type { Taxonomy } from '#engines/matching/reading/taxonomy.ts';
import { ceilingOf } from '#engines/matching/score.ts';
import type { Candidate } from '#engines/matching/candidate.ts';
import { areasOfPerson, areasOfPosting, areasReaching, areasWithinReach } from './areas.ts';
import { rolesClose, rolesOfPerson, rolesOfPosting, rolesWithinReach, type WeighedRole } from './roles.ts';

/** Of what is wanted or offered an amount a full-time year; compared within one currency only. */
export interface YearlyPay {
  currency: string;
  amount: number;
}

/** What an index needs to know of a posting. */
export interface PostingKeys {
  roles: WeighedRole[];
  areas: string[];
  /** Who is asked for in the index of people: null areas are everybody's. */
  asks: { roles: WeighedRole[]; areas: string[] | null };
  /** The language an application has to be written in, with its level: "fr3". */
  writtenIn: string[];
  /** Other languages that are a must, of which a person who names none is not refused. */
  languages: string[];
  workplace: Posting['workplace'];
  pay: YearlyPay | null;
  /** 1 to 6, 2 where nothing is said; null where it does not decide. */
  level: Level | null;
}

/** What an index needs to know of a person and their wishes. */
export interface CandidateKeys {
  roles: WeighedRole[];
  areas: string[];
  /** What is asked for in the index of postings: null areas are all. */
  asks: { roles: WeighedRole[]; areas: string[] | null };
  /** Every language with each level that theirs includes: "fr1", "fr2". */
  languages: string[];
  saysLanguages: boolean;
  /** Null: all. */
  workplaces: readonly NonNullable<Posting['workplace']>[] | null;
  leastPay: YearlyPay | null;
  /** The levels of work that are near theirs. */
  levels: Level[];
}

/** Grows when the keys of the same posting or person become others: what was indexed with a lower one is indexed anew. */
export const KEYS_VERSION = 5;

const UNSAID: Level = 2;
const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6];

/**
 * The keys of a posting. A pair that scores `MATCH_GATE` or more always meets in both directions, in role, area, languages, workplace,
 * pay and level; one that meets need not score so much.
 */
export function postingKeys(reading: PostingReading, taxonomy: Taxonomy): PostingKeys {
  const { places, workplace, level, title } = reading;
  const ceiling = ceilingOf(reading, taxonomy);
  const musts = reading.languages.filter(({ must }) => must);
  const codes = (asked: typeof musts): string[] => asked.map(({ code, level: least }) => `${code}${least}`);
  return {
    roles: rolesOfPosting(reading, ceiling, taxonomy),
    areas: areasOfPosting(places, workplace),
    asks: { roles: rolesClose(reading, ceiling, taxonomy), areas: areasReaching(places, workplace) },
    writtenIn: codes(musts.filter(({ span }) => span === title)),
    languages: codes(musts.filter(({ span }) => span !== title)),
    workplace: wayOf(reading),
    pay: offeredPay(reading),
    level: level === 'unclear' ? null : (level ?? UNSAID),
  };
}

function offeredPay({ pay }: PostingReading): YearlyPay | null {
  return pay === null || pay.period === null
    ? null
    : { currency: pay.currency, amount: yearlyPay(pay.max, pay.period) };
}

/** The keys of a person with the wishes of a campaign; see `postingKeys`. */
export function candidateKeys(candidate: Candidate, taxonomy: Taxonomy): CandidateKeys {
  const { leastPay, relocates = false, workplaces = null } = candidate.wants;
  return {
    roles: rolesOfPerson(candidate, taxonomy),
    areas: areasOfPerson(candidate.places, relocates),
    asks: {
      roles: rolesWithinReach(candidate, taxonomy),
      areas: areasWithinReach(candidate.places, relocates),
    },
    languages: LANGUAGES.flatMap(({ code }) =>
      [1, 2, 3, 4]
        .filter((level) => level <= (candidate.languages.get(code)?.level ?? 0))
        .map((level) => `${code}${level}`),
    ),
    saysLanguages: candidate.saysLanguages,
    workplaces,
    leastPay:
      leastPay === undefined
        ? null
        : { currency: leastPay.currency, amount: yearlyPay(leastPay.amount, leastPay.period) },
    levels: LEVELS.filter(
      (level) => isNearLevel(level, candidate) || (level === UNSAID && isNearLevel(null, candidate)),
    ),
  };
}
