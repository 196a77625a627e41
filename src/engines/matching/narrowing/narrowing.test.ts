import { array, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Posting } from '#contract/career/posting.ts';
import {
  mayBeAppliedTo,
  postingKeys,
  readPosting,
  readCandidate,
  scoreReading,
  candidateKeys,
} from '#engines/matching/index.ts';
import { readPlace } from '#engines/matching/reading/places.ts';
import { reachOf } from '#engines/matching/reading/reach.ts';
import { inventor } from '#testing/matching/inventor.ts';
import { meetsPerson, meetsPosting } from '#testing/matching/meets.ts';
import { theTaxonomy } from '#testing/profiles/index.ts';
import { areasOfPerson, areasOfPosting, areasReaching, areasWithinReach } from './areas.ts';

const taxonomy = theTaxonomy();

describe('what an index compares', () => {
  test('meets in both directions wherever the exact score passes the gate, whoever is looked for', () => {
    let passed = 0;
    assert(
      property(integer(), (seed) => {
        const { person, posting } = inventor(seed, 4);
        const candidates = Array.from({ length: 12 }, () => {
          const { master, wants } = person();
          const candidate = readCandidate(master, wants, taxonomy);
          return { candidate, keys: candidateKeys(candidate, taxonomy) };
        });
        for (let index = 0; index < 40; index += 1) {
          const reading = readPosting(posting(), taxonomy);
          const asked = postingKeys(reading, taxonomy);
          for (const { candidate, keys } of candidates) {
            const meets = [meetsPerson(asked, keys), meetsPosting(keys, asked)];
            expect(meets[0]).toBe(meets[1]);
            if (!mayBeAppliedTo(scoreReading(reading, candidate, taxonomy))) continue;
            passed += 1;
            expect(meets).toEqual([true, true]);
          }
        }
      }),
      { numRuns: 6 },
    );
    expect(passed).toBeGreaterThan(20);
  });

  test('agrees with the rule of reach for any two places, and any way of working', () => {
    const named =
      'Hamilton, Ontario|Toronto|Lac-Brome, QC|Ontario|Canada|Springfield|London|Remote|Remote - EU|Remote, Canada|' +
      'New York, NY|Illinois|Europe|Hamilton, CA||Sydney, Australia|Paris, France|London, UK|Calgary|Remote, Ontario';
    const place = constantFrom(...named.split('|'));
    const way = constantFrom<Posting['workplace']>(null, 'onsite', 'hybrid', 'remote');
    assert(
      property(
        array(place, { maxLength: 2 }),
        array(place, { maxLength: 2 }),
        way,
        constantFrom(true, false),
        (work, homes, how, moves) => {
          const [stated, known] = [work.map(readPlace), homes.map(readPlace)];
          const settled = known.filter(({ countries, city }) => countries.length > 0 || city !== null);
          const isOut =
            stated.length > 0 &&
            settled.length > 0 &&
            stated.every((one) => settled.every((home) => reachOf(one, home, how, moves) === 'no'));
          const asked = areasReaching(stated, how);
          const within = areasWithinReach(known, moves);
          expect(asked === null || areasOfPerson(known, moves).some((area) => asked.includes(area))).toBe(
            !isOut,
          );
          expect(within === null || areasOfPosting(stated, how).some((area) => within.includes(area))).toBe(
            !isOut,
          );
        },
      ),
      { numRuns: 400 },
    );
  });
});
