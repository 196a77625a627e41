import type { Posting } from '#contract/career/posting.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { findBlockers } from './blockers/blockers.ts';
import { closest } from './occupations/relations.ts';
import { roleOf } from './occupations/role.ts';
import type { RoleGuess } from './occupations/resolve.ts';
import { listed, needsOf, shareOf, type Abilities, type Need } from './needs.ts';
import { readPosting, type PostingReading } from './posting.ts';
import type { Taxonomy } from './reading/taxonomy.ts';
import { monthsOf } from './held-jobs.ts';
import type { Candidate } from './candidate.ts';
import type { Match } from './saying/match.ts';
import { summaryOf } from './saying/summary.ts';
import { text } from './messages.ts';

const VERSION = '1';
const BLOCKED = 40;
/** What is taken for the musts when a posting lists none that can be read, and for wishes when it has none. */
const UNREAD_MUSTS = 0.6;
const NO_WISHES = 0.5;
const RELATED = 0.3;
const YEAR = 12;

/**
 * How much of what a posting asks for a person shows, times how close the work is: 100 x role x (0.2 + 0.8 x (0.60 must
 * + 0.20 years + 0.12 education + 0.08 nice)), rounded, at most 40 with a blocker. Reads nothing but the posting's
 * requirements and the person's record; the same input gives the same output.
 */
export function scorePosting(posting: Posting, candidate: Candidate, taxonomy: Taxonomy): Match {
  return scoreReading(readPosting(posting, taxonomy), candidate, taxonomy);
}

/** The score of a posting read before; reading is most of the work, so read once and score many people. */
export function scoreReading(reading: PostingReading, candidate: Candidate, taxonomy: Taxonomy): Match {
  const role = roleOf(reading, candidate, taxonomy);
  const needs = needsOf(reading, candidate, taxonomy, role.relation);
  const years = yearsOf(reading, candidate, taxonomy);
  const education = educationOf(reading, candidate);
  const { blockers, unknown } = findBlockers(reading, candidate, taxonomy);
  const parts = {
    must: rounded(mustShare(needs)),
    years: rounded(years.part),
    education: rounded(education.part),
    nice: rounded(niceShare(needs)),
  };
  const score = Math.round(openScore({ role, parts, blockers }));
  const { have, missing } = listed([...years.needs, ...education.needs, ...needs]);
  return {
    score,
    confidence: confidenceOf(reading),
    role,
    parts,
    have,
    missing,
    blockers,
    unknown: [
      ...(candidate.isBare ? [text.message('bare')] : []),
      ...unknown,
      ...years.unknown,
      ...education.unknown,
      ...(needs.length === 0 ? [text.message('nothingRead')] : []),
    ],
    summary: saidOf(summaryOf({ role, have, missing, blockers }), candidate, blockers.length > 0),
    version: VERSION,
  };
}

/** A score of somebody of whom nothing is known says so, unless something else decides. */
const saidOf = (summary: Said, { isBare }: Pick<Candidate, 'isBare'>, isBlocked: boolean): Said =>
  isBare && !isBlocked ? text.message('restsOnWishes', { summary }) : summary;

/** The score of its factors before rounding, 0 to 100. */
export function openScore({ role, parts, blockers }: Pick<Match, 'role' | 'parts' | 'blockers'>): number {
  const fit = 0.2 + 0.8 * (0.6 * parts.must + 0.2 * parts.years + 0.12 * parts.education + 0.08 * parts.nice);
  const open = 100 * role.relation * fit;
  return blockers.length > 0 ? Math.min(BLOCKED, open) : open;
}

const NOBODY: Abilities = {
  skills: new Map(),
  credentials: new Map(),
  languages: new Map(),
  words: new Set(),
  lines: [],
};

/** The highest share of the score, 0 to 1, that anybody can reach whose role is the posting's: where it names no must or wish, less than 1. */
export function ceilingOf(reading: PostingReading, taxonomy: Taxonomy): number {
  const shown = needsOf(reading, NOBODY, taxonomy).map((need) => ({ ...need, credit: 1 }));
  const parts = { must: mustShare(shown), years: 1, education: 1, nice: niceShare(shown) };
  return openScore({ role: { posting: '', person: '', relation: 1 }, parts, blockers: [] }) / 100;
}

/** Months of work in related occupations. */
function monthsIn(guesses: readonly RoleGuess[], candidate: Candidate, taxonomy: Taxonomy): number {
  return monthsOf(
    candidate.jobs.filter(({ roles }) => closest(roles, guesses, taxonomy, 'wished').value >= RELATED),
  );
}

interface Part {
  part: number;
  needs: Need[];
  unknown: Message[];
}
const NOT_ASKED: Part = { part: 1, needs: [], unknown: [] };

function yearsOf(reading: PostingReading, candidate: Candidate, taxonomy: Taxonomy): Part {
  const asked = reading.years;
  if (asked === null) return NOT_ASKED;
  // The person's own word tells what is in the line of work and what is not.
  const years = candidate.wants.yearsOfWork ?? monthsIn(reading.role.guesses, candidate, taxonomy) / YEAR;
  const held = text.message('yearsHeld', { years: Math.floor(years * 10) / 10 });
  const met = years >= asked.years;
  const need = {
    kind: 'years' as const,
    name: text.message('yearsAsked', { years: asked.years }),
    span: asked.span,
    must: true,
    nice: false,
    weight: 0,
    credit: met ? 1 : 0,
  };
  return {
    part: Math.min(1, years / asked.years),
    needs: [{ ...need, evidence: met ? { credit: 1, text: held, factId: null } : null }],
    unknown: candidate.jobs.length === 0 ? [text.message('yearsUncounted')] : [],
  };
}

/** Schooling as the explanation names it, lowest first. */
const LEVELS = ['', 'school', 'diploma', 'bachelor', 'master', 'doctorate'];

function educationOf(reading: PostingReading, candidate: Candidate): Part {
  const asked = reading.education;
  if (asked === null) return NOT_ASKED;
  const held = candidate.education;
  const name = text.message('schooling', { level: LEVELS[asked.level] ?? '' });
  const gap = asked.level - (held?.level ?? 0);
  const need = {
    kind: 'education' as const,
    name,
    span: asked.span,
    must: true,
    nice: false,
    weight: 0,
    credit: gap <= 0 ? 1 : 0,
  };
  const plain = gap <= 0 ? 1 : gap === 1 || held === null ? 0.5 : 0;
  return {
    part: asked.equivalent ? Math.max(0.75, plain) : plain,
    needs: [{ ...need, evidence: gap <= 0 ? (held?.evidence ?? null) : null }],
    unknown: held === null ? [text.message('schoolingUnsaid')] : [],
  };
}

const mustShare = (needs: readonly Need[]): number =>
  shareOf(
    needs.filter(({ nice }) => !nice),
    UNREAD_MUSTS,
  );

function niceShare(needs: readonly Need[]): number {
  const wishes = needs.filter(({ nice }) => nice);
  return wishes.length === 0
    ? NO_WISHES
    : wishes.reduce((sum, { credit, weight }) => sum + credit * weight, 0) /
        wishes.reduce((sum, { weight }) => sum + weight, 0);
}

function confidenceOf(reading: PostingReading): number {
  const asked = reading.skills.length + reading.words.length + reading.credentials.length;
  return rounded(
    0.4 * reading.role.certainty + 0.3 * Math.min(1, asked / 4) + 0.3 * Math.min(1, reading.length / 600),
  );
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
