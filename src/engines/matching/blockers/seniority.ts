import type { PostingReading } from '#engines/matching/posting.ts';
import type { LevelSaid } from '#engines/matching/reading/levels.ts';
import type { Candidate } from '#engines/matching/candidate.ts';

const MID = 2 as const;
const SENIOR = 3;
/** Directors and executives are told apart by what they head, not by level. */
const HIGHEST = 5;
/** Seniors of so many years may be within reach of what leads are, if the posting asks for no more. */
const SEASONED = 8;
/** Seniors of so many years stand where leads do. */
const LONG_SENIOR = 12;
/** A posting that names no rank and asks for at most so many years is for the middle of a career. */
const MID_YEARS = 3;

/** Whether work of a level can be within a step of what the person does, or is what they ask for, whatever years it turns out to ask for. */
export function isNearLevel(posted: LevelSaid, candidate: Candidate): boolean {
  return isNear(posted, candidate, SEASONED, heldLevel(candidate));
}

/** Whether a posting's level, with the years it asks for, is two or more from the person's. */
export function isFarInLevel({ level: posted, years }: PostingReading, candidate: Candidate): boolean {
  const least = Math.max(SEASONED, years?.years ?? LONG_SENIOR);
  const isMid = (posted ?? MID) === MID && years !== null && years.years <= MID_YEARS;
  const held = heldLevel(candidate);
  // Only the person's own word on their years may count against them: dated jobs can be of other work.
  const standsAsLead = held === SENIOR && (candidate.wants.yearsOfWork ?? 0) >= LONG_SENIOR;
  return !isNear(posted, candidate, least, isMid && standsAsLead ? held + 1 : held);
}

const heldLevel = ({ level }: Candidate): number =>
  level === 'unclear' ? HIGHEST : Math.min(level ?? MID, HIGHEST);

function isNear(posted: LevelSaid, candidate: Candidate, leastYears: number, held: number): boolean {
  const { level: own, wantedLevels, yearsOfWork } = candidate;
  if (posted === 'unclear' || own === 'unclear' || posted === own || wantedLevels.has(posted ?? MID))
    return true;
  const asked = Math.min(posted ?? MID, HIGHEST);
  const reach = held === SENIOR && yearsOfWork >= leastYears ? held + 1 : held;
  return asked - reach < 2 && held - asked < 2;
}
