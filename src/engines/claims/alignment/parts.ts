import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { headAction } from '#engines/claims/checks/ranks/head-action.ts';
import type { Claim, Stretch } from '#engines/claims/context.ts';
import { meets } from '#engines/claims/context.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { entriesTold } from '#engines/claims/profile/told.ts';
import { entriesNamed } from '#engines/claims/profile/named.ts';
import { bearsOut } from '#engines/claims/quantities/match.ts';
import { JOINING, jointsOf } from './joints.ts';

/** Words of a fact that a part must say, the share of its own words, and how many more than the fact told beside it says. */
const LEAST_SAID = 2;
const LEAST_SHARE = 0.5;
const MORE_THAN_BESIDE = 2;
/** Words that may lead to the action of a part, up to a comma. */
const MOST_LEADING = 4;
/** Joints of a text that are looked at. */
const MOST_JOINTS = 12;

interface Part extends Stretch {
  words: readonly Word[];
  /** The fact that it tells of. */
  fact: Source;
  /** How many of its words and amounts there are. */
  size: number;
  /** Of how many of its words and amounts each fact has the like. */
  said: ReadonlyMap<Source, number>;
}

const TELLING = /^(?:highlights|summary|description)$/;

/** Some words as a part, where one fact says most of them. */
function partOf(claim: Claim, facts: readonly Source[], from: number, to: number): Part | null {
  const isJoiner = JOINING.test(claim.words[to - 1]?.word ?? '');
  const words = claim.words.slice(from, isJoiner ? to - 1 : to);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return null;
  const amounts = claim.quantities.filter((one) => first.start <= one.start && one.end <= last.end);
  const units = unitsOf(words).filter((unit) => !amounts.some((one) => meets(one, unit)));
  const said = new Map(
    facts.map((fact) => [
      fact,
      units.filter((unit) => isSaid(unit, fact.vocabulary)).length +
        amounts.filter((one) => fact.quantities.some((truth) => bearsOut(truth, one))).length,
    ]),
  );
  const most = Math.max(...said.values());
  const fact = facts.find((one) => said.get(one) === most);
  const size = units.length + amounts.length;
  if (fact === undefined || most < LEAST_SAID || most < size * LEAST_SHARE) return null;
  // A sign after the last word belongs to it: "8 %".
  const next = claim.words[words.length + from];
  const gap = claim.text.slice(last.end, next?.start ?? claim.text.length);
  return {
    words,
    start: first.start,
    end: last.end + gap.replace(/[\s,;.–—]+$/, '').length,
    size,
    fact,
    said,
  };
}

/** Whether a part begins with an action, or as its fact does. */
function isActionTold(claim: Claim, { words, start, end, fact }: Part): boolean {
  // "And, when needed, run the saw": the action comes after what leads to it.
  const lead = words.findIndex((word, at) => at < MOST_LEADING && claim.text[word.end] === ',');
  const [opening] = unitsOf(fact.words);
  return [words, ...(lead < 0 ? [] : [words.slice(lead + 1)])].some((own) => {
    const [unit] = unitsOf(own);
    if (unit !== undefined && opening !== undefined && isSaid(unit, vocabularyOf(opening.words))) return true;
    return headAction(claim, { text: '', words: own, start, end, joint: '' }) !== null;
  });
}

/** Whether each of two neighbours says clearly more of its own fact than of the other's. */
const areApart = (one: Part, other: Part): boolean =>
  one.fact !== other.fact &&
  [
    [one, other],
    [other, one],
  ].every(
    ([a, b]) =>
      a !== undefined &&
      b !== undefined &&
      (a.said.get(a.fact) ?? 0) >= (a.said.get(b.fact) ?? 0) + MORE_THAN_BESIDE,
  );

/** A row of parts, and how many more of their words their facts say than not. */
interface Row {
  parts: readonly Part[];
  score: number;
}

/** The row of parts from one joint to the end that says most, all of whose neighbours tell of different facts. */
function bestRow(claim: Claim, facts: readonly Source[]): Row | null {
  const places = [0, ...jointsOf(claim), claim.words.length];
  if (places.length < 3 || places.length > MOST_JOINTS) return null;
  const rows = new Map<string, Row | null>();
  const rowFrom = (at: number, to: number): Row | null => {
    const key = `${at} ${to}`;
    const known = rows.get(key);
    if (known !== undefined) return known;
    const part = partOf(claim, facts, places[at] ?? 0, places[to] ?? 0);
    let best: Row | null = null;
    if (part !== null && (at === 0 || isActionTold(claim, part))) {
      const own = 2 * (part.said.get(part.fact) ?? 0) - part.size;
      if (to === places.length - 1) best = { parts: [part], score: own };
      for (let next = to + 1; next < places.length; next += 1) {
        const rest = rowFrom(to, next);
        const [after] = rest?.parts ?? [];
        if (rest === null || after === undefined || !areApart(part, after)) continue;
        if (best === null || own + rest.score > best.score)
          best = { parts: [part, ...rest.parts], score: own + rest.score };
      }
    }
    rows.set(key, best);
    return best;
  };
  return places
    .slice(1)
    .map((_, at) => rowFrom(0, at + 1))
    .reduce((best, row) => (row !== null && (best === null || row.score > best.score) ? row : best), null);
}

/**
 * The parts of a text that each tell of one fact, in order; one part where it tells of no more than one. A part begins
 * with an action, or as its fact does, most of it is said by its fact, and clearly more than by the fact told beside it.
 */
export function partsOf(claim: Claim): Stretch[] {
  const { kind, entry, sources } = claim.place;
  if (!(kind === 'told' && entry !== null) && kind !== 'letter') return [];
  if (kind === 'letter' && claim.sentences.some((one) => isGap(claim, one) || isFrame(claim, one))) return [];
  const facts = sources.filter(({ field }) => TELLING.test(field));
  const parts = facts.length < 2 ? [] : (bestRow(claim, facts)?.parts ?? []);
  if (parts.length < 2) return [];
  // What a letter tells of a job it names is held against that job as a whole; a name within a fact is its own.
  const named = claim.sentences
    .flatMap((sentence) => sentence.clauses.flatMap((clause) => entriesTold(claim, sentence, clause)))
    .filter((one) => !parts.some(({ fact }) => entriesNamed(fact.words, claim.known).includes(one)));
  const isElsewhere = ({ fact }: Part) => !named.some(({ sources: own }) => own.includes(fact));
  if (kind === 'letter' && named.length > 0 && parts.some(isElsewhere)) return [];
  return parts.map(({ start, end }, at) => ({
    start: at === 0 ? 0 : start,
    end: at === parts.length - 1 ? claim.text.length : end,
  }));
}
