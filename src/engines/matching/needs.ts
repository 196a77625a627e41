import type { NeedKind } from '#contract/career/match.ts';
import type { Said } from '#localization/catalogue.ts';
import { STATED, type PostingReading } from './posting.ts';
import { KIN, NEAR } from './reading/patterns.data.ts';
import type { Taxonomy } from './reading/taxonomy.ts';
import type { Match } from './saying/match.ts';
import { eitherOf } from './saying/names.ts';
import type { Evidence, Candidate } from './candidate.ts';

/** What of a person needs are held against. */
export type Abilities = Pick<Candidate, 'skills' | 'credentials' | 'languages' | 'words' | 'lines'>;

/** Something asked for and how far the person shows it, 0 to 1. */
export interface Need {
  kind: NeedKind;
  name: Said;
  span: string;
  must: boolean;
  /** True when it counts among the wishes rather than the musts. A duty counts among the musts but is none. */
  nice: boolean;
  /** Its part in the share of musts or wishes; 0 for what is only listed. */
  weight: number;
  credit: number;
  evidence: Evidence | null;
}

const SPAN = 240;
/** A requirement in unknown words weighs less: it may be said in others. */
const WORDS_WEIGHT = 0.35;
/** Papers and languages refuse where they lack; held, they say little of the work itself. */
const PAPER_WEIGHT = 0.25;
const SHOWN_WORDS = 0.75;
const HALF_SHOWN_WORDS = 0.5;

/** Every need of a posting that has a share in the score, with what the person shows for it. */
export function needsOf(
  reading: PostingReading,
  candidate: Abilities,
  taxonomy: Taxonomy,
  closeness = 0,
): Need[] {
  return withLearned(reading.inventory, closeness, [
    ...reading.credentials.map((asked) => credentialNeed(asked, candidate)),
    ...reading.skills.map((asked) => skillNeed(asked, candidate, taxonomy)),
    ...reading.languages
      .filter(({ span }) => span !== reading.title)
      .map((asked) => languageNeed(asked, candidate)),
    ...reading.words.map((asked) => wordsNeed(asked, candidate)),
  ]);
}

/** Of tools in use that are listed by name alone, whoever shows some is taken to learn each of the others so far. */
const LEARNED = 0.4;
/** Of a long list so does whoever does such work, also where their own tools have other names: from the closest work on. */
const CLOSE = 0.7;

function withLearned(inventory: PostingReading['inventory'], closeness: number, needs: Need[]): Need[] {
  if (inventory.size === 0) return needs;
  const isTool = ({ span, nice }: Need): boolean => !nice && inventory.has(span);
  const tools = needs.filter(isTool);
  if ((closeness < CLOSE || inventory.size <= LONG) && !tools.some(({ credit }) => credit > 0)) return needs;
  const weight = tools.reduce((sum, tool) => sum + tool.weight, 0);
  // What is asked for beyond a long list's measure is not learned on top.
  const learned = LEARNED * Math.min(1, LONG / weight);
  return needs.map((one) => (isTool(one) && one.credit < learned ? { ...one, credit: learned } : one));
}

function skillNeed(asked: PostingReading['skills'][number], candidate: Abilities, taxonomy: Taxonomy): Need {
  let best: { skill: number; credit: number; evidence: Evidence } | null = null;
  for (const skill of asked.skills) {
    const evidence = candidate.skills.get(skill);
    if (evidence !== undefined && evidence.credit > (best?.credit ?? 0))
      best = { skill, credit: evidence.credit, evidence };
    const kin = kinOf(skill, KIN, candidate, taxonomy);
    if (kin !== null && kin.credit / 2 > (best?.credit ?? 0))
      best = { skill, credit: kin.credit / 2, evidence: kin };
    const near: Evidence | null = best === null ? kinOf(skill, NEAR, candidate, taxonomy) : null;
    if (near !== null) best = { skill, credit: 0, evidence: near };
  }
  const names = asked.skills.map((skill) => taxonomy.skills[skill]?.name ?? '');
  const name = best === null ? eitherOf(names.slice(0, 3)) : (taxonomy.skills[best.skill]?.name ?? '');
  return need(
    'skill',
    name,
    asked.span,
    asked.nice ? 'nice' : asked.weight < STATED ? 'duty' : 'must',
    asked.nice ? 1 : asked.weight,
    best,
  );
}

function kinOf(
  skill: number,
  families: readonly (readonly string[])[],
  candidate: Abilities,
  taxonomy: Taxonomy,
): Evidence | null {
  const name = taxonomy.skills[skill]?.name ?? '';
  const family = families.find((names) => names.includes(name)) ?? [];
  const held = family
    .map((other) => candidate.skills.get(taxonomy.byName.get(other) ?? -1))
    .filter((found) => found !== undefined);
  return held.toSorted((a, b) => b.credit - a.credit)[0] ?? null;
}

function credentialNeed(asked: PostingReading['credentials'][number], candidate: Abilities): Need {
  const held = heldCredential(asked, candidate);
  const name = eitherOf(asked.credentials.map((credential) => credential.name));
  return need(
    'credential',
    name,
    asked.span,
    asked.must ? 'must' : 'nice',
    PAPER_WEIGHT,
    held === null ? null : { credit: 1, evidence: held },
  );
}

/** What shows that the person holds one of the papers asked for, or one that includes it. */
export function heldCredential(
  { credentials }: PostingReading['credentials'][number],
  candidate: Abilities,
): Evidence | null {
  for (const { id, coveredBy = [] } of credentials) {
    for (const accepted of [id, ...coveredBy]) {
      const evidence = candidate.credentials.get(accepted);
      if (evidence !== undefined) return evidence;
    }
  }
  return null;
}

function languageNeed(asked: PostingReading['languages'][number], candidate: Abilities): Need {
  const known = candidate.languages.get(asked.code);
  const held =
    known !== undefined && known.level >= asked.level
      ? { credit: known.evidence.credit, evidence: known.evidence }
      : null;
  return need('language', asked.name, asked.span, asked.must ? 'must' : 'nice', PAPER_WEIGHT, held);
}

function wordsNeed(asked: PostingReading['words'][number], candidate: Abilities): Need {
  const share = asked.words.filter((word) => candidate.words.has(word)).length / asked.words.length;
  const credit = share >= SHOWN_WORDS ? 1 : share >= HALF_SHOWN_WORDS ? 0.5 : 0;
  const evidence = credit === 0 ? null : closestLine(asked.words, candidate);
  return need(
    'words',
    asked.span,
    asked.span,
    'must',
    WORDS_WEIGHT,
    evidence === null ? null : { credit, evidence },
  );
}

function closestLine(words: readonly string[], candidate: Abilities): Evidence | null {
  let best: { count: number; evidence: Evidence } | null = null;
  for (const line of candidate.lines) {
    const count = words.filter((word) => line.words.has(word)).length;
    if (count > (best?.count ?? 0)) best = { count, evidence: line.evidence };
  }
  return best?.evidence ?? null;
}

function need(
  kind: NeedKind,
  name: Said,
  span: string,
  strength: 'must' | 'duty' | 'nice',
  weight: number,
  held: { credit: number; evidence: Evidence } | null,
): Need {
  return {
    kind,
    name: typeof name === 'string' ? name.slice(0, SPAN) : name,
    span: span.slice(0, SPAN),
    must: strength === 'must',
    nice: strength === 'nice',
    weight,
    credit: held?.credit ?? 0,
    evidence: held?.evidence ?? null,
  };
}

/** The weighed share of needs shown; few readable needs are pulled towards `prior`. */
export function shareOf(needs: readonly Need[], prior: number): number {
  const weight = needs.reduce((sum, entry) => sum + entry.weight, 0);
  const shown = needs.reduce((sum, entry) => sum + entry.weight * entry.credit, 0);
  const pull = Math.max(0, ENOUGH - weight) / 2;
  if (weight + pull === 0) return prior;
  // A list of more than these describes everybody in the trade together: nobody shows all of it.
  return Math.min(1, (shown + pull * prior) / (Math.min(weight, LONG) + pull));
}

const ENOUGH = 1;
const LONG = 6;

/** Below this credit a need is missing, with what comes close to it. */
const SHOWN = 0.5;

const listedNeed = ({ kind, name, span, must, nice, weight, credit }: Omit<Need, 'evidence'>) => ({
  kind,
  name,
  span,
  must,
  nice,
  weight,
  credit,
});

/** The needs as the explanation lists them. */
export function listed(needs: readonly Need[]): Pick<Match, 'have' | 'missing'> {
  return {
    have: needs.flatMap(({ evidence, ...asked }) =>
      evidence === null || asked.credit < SHOWN
        ? []
        : [{ ...listedNeed(asked), evidence: evidence.text, fact_id: evidence.factId }],
    ),
    missing: needs
      .filter(({ evidence, credit }) => evidence === null || credit < SHOWN)
      .map(({ evidence, ...asked }) => ({ ...listedNeed(asked), close: evidence?.text ?? null })),
  };
}
