import type { ValueSource } from '#contract/career/form.ts';
import { factIds, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { type Asked, isPlain, pick, sayYesOrNo, wantsYesOrNo } from '#engines/forms/screening/asked.ts';
import { CONTRADICTION, knownOf } from '#engines/forms/screening/told.ts';

/** Rungs of schooling from low to high; a trade certificate stands beside upper secondary school. */
const RUNGS: readonly (readonly [RegExp, number])[] = [
  [/\b(ph ?d|doctor\w*|doctorat)\b/, 6],
  [/\b(masters?|maitrise|mba|msc|m sc|m eng|m ed|graduate degree|postgraduate degree)\b/, 5],
  [
    /\b(bachelors?|baccalaureat|bsc|b sc|bsn|b eng|b com|undergraduate degree|university degree|4 year degree|four year degree|licence universitaire|diplome universitaire)\b/,
    4,
  ],
  [/\b(college|associates?|collegial\w*|dec|cegep|hnd|foundation degree|advanced diploma)\b/, 3],
  [
    /\b(dep|etudes professionnelles|vocational|trade|apprenticeship|secondary technical|technikum|professional studies)\b/,
    2,
  ],
  [/\b(a ?levels?|upper secondary)\b/, 2],
  [/\b(high school|secondary|secondaires?|ged|des|gcse)\b/, 1],
  [/\b(no formal|none|aucune?|less than high|some high school)\b/, 0],
];

function rungsOf(text: string): number[] {
  const plain = plainLabel(text).replace(/\bs\b/g, '').replace(/ {2,}/g, ' ');
  if (
    /\b(some|partial\w*|incomplete|less than|no formal|without|not completed|non complete|en cours|in progress)\b/.test(
      plain,
    )
  )
    return [];
  return [...new Set(RUNGS.filter(([name]) => name.test(plain)).map(([, rung]) => rung))];
}

const rungOf = (text: string): number | null => {
  const rungs = rungsOf(text);
  return rungs[0] ?? (/\bdegree\b|diplome d universite/.test(plainLabel(text)) ? 4 : null);
};

interface Finished {
  readonly rung: number;
  readonly entry: FormContext['master']['resume']['education'][number];
  readonly index: number;
}

/** The finished schooling by rung, highest first; null when one entry cannot be placed. */
function finished(context: FormContext): Finished[] | null {
  const found: Finished[] = [];
  for (const [index, entry] of context.master.resume.education.entries()) {
    const done = entry.endDate !== '' && entry.endDate <= context.today;
    const rung = rungOf(entry.studyType);
    if (done && rung === null) return null;
    if (done && rung !== null) found.push({ rung, entry, index });
  }
  return found.toSorted((a, b) => b.rung - a.rung);
}

const derived = (rule: string, context: FormContext, index: number | null): ValueSource => ({
  kind: 'derived',
  rule,
  fact_ids: factIds(context.master, [index === null ? '/education' : `/education/${index}`]),
  label: 'From your education',
});

/** The rungs a choice stands for: "College - Bachelor of Science" is the higher one, "Bachelor's or Master's" are both. */
function namedBy(label: string): number[] {
  const rungs = rungsOf(label);
  const either = /[/,;(]|\b(or|and|to|ou|et)\b/i.test(label);
  return rungs.length > 1 && !either ? [Math.max(...rungs)] : rungs;
}

const AND_UP = /\b(or (higher|above|more|beyond|greater)|and above|ou plus|ou superieur\w*|plus)\b/;

/** The rung of the highest schooling: of what is finished, or as told where the list cannot be placed. */
function highest({ context }: Asked): { rung: number; source: ValueSource } | 'contradiction' | null {
  const best = finished(context)?.[0];
  const told = knownOf(context, 'education.highest');
  if (told === 'contradiction') return told;
  const rung = typeof told?.value === 'string' ? rungOf(told.value) : null;
  if (best === undefined) return told === null || rung === null ? null : { rung, source: told.source };
  if (rung !== null && rung !== best.rung) return 'contradiction';
  return { rung: best.rung, source: derived('The highest schooling you finished', context, best.index) };
}

/** The choice for the highest schooling that is finished. */
export function highestOutcome(asked: Asked): Outcome | null {
  const { question } = asked;
  if (question.options.length === 0 || question.kind === 'multi') return null;
  const best = highest(asked);
  if (best === null) return null;
  if (best === 'contradiction') return missing(CONTRADICTION);
  const { source } = best;
  const exact = pick(
    asked,
    ({ label }) =>
      namedBy(label).includes(best.rung) || (rungsOf(label).length === 0 && rungOf(label) === best.rung),
    source,
  );
  if (!('missing' in exact)) return exact;
  return pick(
    asked,
    ({ label }) =>
      AND_UP.test(plainLabel(label)) && Math.max(...rungsOf(label), rungOf(label) ?? 99) < best.rung,
    source,
  );
}

const RELATED =
  /\b(related|relevant|similar|equivalent|equivalen\w*|connexe|pertinent\w*|accredited|recognised|recognized|canadian|honours?|first class)\b/;
const FRAME = new Set(
  `do does you have has hold a an the completed earned obtained you've your is are degree diploma or higher above at least minimum of in from university college level
  avez vous possedez detenez un une le la les de d du des en obtenu complete termine diplome universitaire ou plus superieur au moins bachelor bachelors s
  master masters phd doctorate baccalaureat maitrise doctorat high school secondary secondaires etudes dep des dec collegiales professionnelles ged science arts sc b m post graduate undergraduate any following education niveau suivant qualification scolarite`.split(
    /\s+/,
  ),
);

/** Whether a degree is held; the list of schooling is complete, so what is not in it is a no. */
export function degreeOutcome(asked: Asked): Outcome | null {
  const { context, text } = asked;
  if (!wantsYesOrNo(asked)) return null;
  if (isPlain(text) !== true || RELATED.test(text)) return missing('Only you can say what counts here.');
  const ranked = finished(context);
  const wanted = rungOf(text);
  // Where the list cannot be placed, the very level that was told is held; of no other anything is known.
  const [named, other] = rungsOf(text);
  const bare = ranked === null && other === undefined && text.split(' ').every((word) => FRAME.has(word));
  const told = bare ? highest(asked) : null;
  if (told !== null && told !== 'contradiction' && named === told.rung)
    return sayYesOrNo(asked, true, told.source);
  if (ranked === null || wanted === null || context.master.resume.education.length === 0)
    return missing('Your CV does not say which degree you finished.');
  const orMore = AND_UP.test(text) || /\b(at least|minimum|au moins)\b/.test(text);
  if (rungsOf(text).length > 1 && !orMore) return missing('It names several degrees.');
  const lowest = Math.min(...rungsOf(text), wanted);
  const fields = text.split(' ').filter((word) => word !== '' && !FRAME.has(word));
  const reached = ranked.filter(({ rung }) => (orMore ? rung >= lowest : rung === wanted));
  const [best] = ranked;
  const running = context.master.resume.education.length > ranked.length;
  if (reached.length === 0) {
    // A higher rung usually has the lower one behind it, but the list does not say so; who is still at it decides alone.
    if (running || (best !== undefined && best.rung > lowest) || (lowest <= 2 && ranked.length > 0))
      return missing('Your list of schooling does not settle this.');
    return sayYesOrNo(asked, false, derived('It is not among your schooling', context, null));
  }
  const fitting = reached.find(({ entry }) => {
    const area = plainLabel(`${entry.area} ${entry.studyType}`).split(' ');
    return fields.every((word) => area.includes(word));
  });
  return fitting === undefined
    ? missing('Only you can say whether your field counts.')
    : sayYesOrNo(asked, true, derived('It is among your schooling', context, fitting.index));
}
