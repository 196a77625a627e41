import type { Claim } from '#contract/career/facts.ts';
import { fold } from '#engines/text/index.ts';
import type { Desk } from './desk.ts';

/** Where the person lives, if a place of the posting is there. */
function livesClaim(desk: Desk, places: readonly string[]): Claim[] {
  const { city } = desk.master.resume.basics.location;
  const isThere = places.some(
    (place) =>
      fold(place)
        .split(/[,;(/]/)[0]
        ?.trim() === fold(city).trim(),
  );
  return city.trim() === '' || !isThere
    ? []
    : [
        {
          text: desk.voice.lives(city.trim(), desk.turn('lives')),
          fact_ids: desk.ids('/basics/location/city'),
        },
      ];
}

/** The job among others that the posting is closest to; the first of them where it is close to none. */
function earlierClaim(desk: Desk, jobs: readonly number[]): Claim[] {
  const { work } = desk.master.resume;
  const named = jobs.filter((index) => (work[index]?.position ?? '') !== '');
  const scores = desk.asked.rank(named.map((index) => work[index]?.position ?? ''));
  const best = named[scores.indexOf(Math.max(...scores))] ?? named[0];
  const job = best === undefined ? undefined : work[best];
  if (best === undefined || job === undefined) return [];
  const ids = desk.ids(`/work/${best}/position`, `/work/${best}/name`);
  return [{ text: desk.voice.earlier(job, desk.turn('earlier')), fact_ids: ids }];
}

/** What a letter says beside what the person offers: another job of a thin resume, and that they live where the work is. */
export const besideClaims = (
  desk: Desk,
  places: readonly string[],
  untoldJobs: readonly number[],
): Claim[] => [...earlierClaim(desk, untoldJobs), ...livesClaim(desk, places)];
