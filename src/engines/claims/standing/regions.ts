import { claimWord } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { isAgent } from './agents.ts';
import { deedsWithDoers } from './done-by.ts';
import { partsOfOthers } from './of-others.ts';
import { actsOfOthers } from './others-acts.ts';
import { piecesOf } from './pieces.ts';
import type { Region } from './region.ts';
import { isNotMine } from './subjects.ts';
import type { Source } from '#engines/claims/profile/facts.ts';

/** What denies what follows, and what ends a denial. */
const DENIAL =
  /\b(?:\p{L}+n't|did not|do(?:es)? not|never|not|no|zero|none of|nor|without|excluding|except(?:ing| for)?|apart from|rather than|instead of|cannot|n'\p{L}+ (?:\p{L}+ )?(?:pas|jamais|aucun\w*|ni)|ne (?:\p{L}+ ){1,2}(?:pas|jamais|aucun\w*|ni)|pas de|pas d'|pas les?|pas la|aucune?|sans|jamais|ni|sauf|hors|hormis|excepte|a l'exception d\w*|au lieu d\w*|plutot que)\b/gu;
const DENIAL_ENDS =
  /[;.:()]|,|\b(?:but|mais|other than|que le|que la|que les|and (?:no|never)|since|depuis)\b/;
/** Denials that deny nothing of a deed: "no fewer than", "not only". */
const NO_DENIAL = /^(?:no (?:fewer|less|later|more|longer)|not (?:only|just)|sans (?:cesse|doute)|no\.? ?\d)/;
const LEARNING = claimWord(
  'regions: learning',
  /\((?:[^)]*\b(?:course|workshop|class|classes|lessons?|training|formation|cours|atelier|essais?|trials?|modules?|started|commence\w*|begun|in progress|en cours|since|depuis)\b[^)]*)\)/,
);

/** What says of a credential, a course or a skill that somebody is on the way to it. */
const STUDYING = claimWord(
  'regions: studying',
  /\b(?:work(?:ing|s)? (?:[\p{L}-]+ )?towards?|stud(?:ying|ies) (?:[\p{L}-]+ )?(?:for|towards?))/u,
);

function regionsIn(source: Pick<Source, 'text' | 'section' | 'field'>): Region[] {
  const folded = fold(source.text);
  const studied = /^(?:highlights|summary|description)$/.test(source.field)
    ? piecesOf(folded)
        .filter(({ text }) => STUDYING.test(text))
        .map(({ text, start }): Region => ({ standing: 'learning', start, end: start + text.length }))
    : [];
  const notMine = piecesOf(folded)
    .filter(({ text }) => isNotMine(text))
    .map(({ text, start }): Region => ({ standing: 'denied', start, end: start + text.length }));
  const denied = Array.from(folded.matchAll(DENIAL))
    .filter(({ index }) => !NO_DENIAL.test(folded.slice(index)))
    .map(({ 0: cue, index }): Region => {
      const from = index + cue.length;
      const end = DENIAL_ENDS.exec(folded.slice(from))?.index ?? folded.length - from;
      return { standing: 'denied', start: index, end: from + end };
    });
  const acts = actsOfOthers(source.text, isAgent).map((span): Region => ({ standing: 'other', ...span }));
  return [
    ...denied,
    ...notMine,
    ...partsOfOthers(source.text),
    ...acts,
    ...studied,
    ...deedsWithDoers(source.text),
  ];
}

const read = new WeakMap<Source, readonly Region[]>();

/**
 * The parts of a value that are not the person's own deed, in the places of its text; all of it is being learned where its
 * entry says so.
 */
export function regionsOf(source: Source, entry: readonly Source[] = []): readonly Region[] {
  const kept = read.get(source);
  if (kept !== undefined) return kept;
  const isOfLearning =
    source.section === 'skills' &&
    [source, ...entry.filter(({ field }) => field === 'name')].some(({ text }) => LEARNING.test(fold(text)));
  const regions: Region[] = isOfLearning
    ? [{ standing: 'learning', start: 0, end: source.text.length }]
    : regionsIn(source);
  read.set(source, regions);
  return regions;
}
