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

/** What a level of schooling is called elsewhere, and what it is here; read before the rungs. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [/\bpost ?secondary\b|\bpostsecondaires?\b/g, 'college'],
  [
    /\b(university degree|universitaire|university|degree) (graduate|postgraduate|2e cycle|3e cycle|deuxieme cycle)\b|\bhigher degree\b/g,
    'graduate degree',
  ],
  [/\buniversitaire (1er cycle|premier cycle)\b/g, 'universitaire bachelor'],
  [/\bbac \+ ?8\b|\blevel 8\b/g, 'doctorate'],
  [/\bbac \+ ?5\b|\blevel 7\b/g, 'master'],
  [/\bbac \+ ?[34]( 4)?\b|\blevel 6\b/g, 'bachelor'],
  [/\bbac \+ ?2\b|\blevel [45]( 5)?\b|\b(bts|dut|deug|deust)\b/g, 'college'],
  [/\b(aec|attestations? d etudes collegiales)\b/g, 'collegial'],
  [/\blevel 3\b/g, 'a level'],
  [/\blevel 2\b/g, 'gcse'],
  [/\b(cap|bep)\b/g, 'vocational'],
  [/\bh ?s diploma\b/g, 'high school'],
];

/** Diplomas of the same rung that are not each other. */
const DIPLOMAS = /\b(dec|aec|dep|asp|des|bts|dut|deug|cap|bep|hnd|hnc|ged)\b/g;

/** Whether a choice names a diploma beside the one that is held: an AEC is no DEC. */
function isAnother(label: string, studyType: string): boolean {
  const [own, named] = [studyType, label].map((text) =>
    [...plainLabel(text).matchAll(DIPLOMAS)].map(([name]) => name),
  );
  return (
    own !== undefined &&
    named !== undefined &&
    own.length > 0 &&
    named.length > 0 &&
    !named.some((name) => own.includes(name))
  );
}

function rungsOf(text: string): number[] {
  const plain = CALLED.reduce((line, [words, here]) => line.replaceAll(words, here), plainLabel(text))
    .replace(/\bs\b/g, '')
    .replace(/ {2,}/g, ' ');
  if (
    /\b(some|partial\w*|incomplete|less than|no formal|without|not completed|non complete|en cours|in progress)\b/.test(
      plain,
    )
  )
    return [];
  return [...new Set(RUNGS.filter(([name]) => name.test(plain)).map(([, rung]) => rung))];
}

/** What degrees are called in short, and how they are written out. */
const FACULTIES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(bcom|b com|mcom)\b/, /\b(of commerce|bcom)\b/],
  [/\b(bsc|b sc|msc|m sc)\b/, /\b(of science|bsc|msc)\b/],
  [/\b(ba|b a|ma|m a)\b/, /\b(of arts|ba|ma)\b/],
  [/\b(beng|b eng|meng|m eng)\b/, /\b(of engineering|beng|meng)\b/],
  [/\b(bba|mba)\b/, /\b(of business administration|bba|mba)\b/],
];

/** A list of French schooling, where the "baccalauréat" ends school. */
const FRENCH = /\b(bts|dut|bep|cap bep|bac \+ ?\d|bac pro)\b/;

/** The labels of such a list with "bac" as what it is there. */
const inItsSystem = (label: string, french: boolean): string =>
  french
    ? label.replace(/\bbac(calaur[ée]at)?\b(?! ?\+)/i, 'high school').replace(/\blicence\b/i, 'bachelor')
    : label;

const rungOf = (text: string): number | null => {
  const rungs = rungsOf(text);
  return rungs[0] ?? (/\bdegree\b|diplome d universite/.test(plainLabel(text)) ? 4 : null);
};

/** Whether schooling is of France, where a "baccalauréat" is no bachelor's degree. */
const isFrench = ({ institution }: Entry, { master }: FormContext): boolean =>
  /\blycee\b/.test(plainLabel(institution)) || master.resume.basics.location.countryCode === 'FR';

type Entry = FormContext['master']['resume']['education'][number];

interface Finished {
  readonly rung: number;
  readonly entry: Entry;
  readonly index: number;
}

/** The finished schooling by rung, highest first; null when one entry cannot be placed. */
function finished(context: FormContext): Finished[] | null {
  const found: Finished[] = [];
  for (const [index, entry] of context.master.resume.education.entries()) {
    const done = entry.endDate !== '' && entry.endDate <= context.today;
    const rung = rungOf(inItsSystem(entry.studyType, isFrench(entry, context)));
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
function highest({
  context,
}: Asked): { rung: number; studyType: string; source: ValueSource } | 'contradiction' | null {
  const best = finished(context)?.[0];
  const told = knownOf(context, 'education.highest');
  if (told === 'contradiction') return told;
  const rung = typeof told?.value === 'string' ? rungOf(told.value) : null;
  if (best === undefined)
    return told === null || rung === null
      ? null
      : { rung, studyType: String(told.value), source: told.source };
  if (rung !== null && rung !== best.rung) return 'contradiction';
  return {
    rung: best.rung,
    studyType: best.entry.studyType,
    source: derived('The highest schooling you finished', context, best.index),
  };
}

/** The choice for the highest schooling that is finished. */
export function highestOutcome(asked: Asked): Outcome | null {
  const { question } = asked;
  if (question.options.length === 0 || question.kind === 'multi') return null;
  const best = highest(asked);
  if (best === null) return null;
  if (best === 'contradiction') return missing(CONTRADICTION);
  const { source } = best;
  const french = question.options.some(({ label }) => FRENCH.test(plainLabel(label)));
  const studyType = best.studyType;
  const exact = pick(
    asked,
    ({ label: shown }) => {
      const label = inItsSystem(shown, french);
      return (
        !isAnother(shown, studyType) &&
        (namedBy(label).includes(best.rung) || (rungsOf(label).length === 0 && rungOf(label) === best.rung))
      );
    },
    source,
  );
  if (!('missing' in exact)) return exact;
  // Of several bachelors the one of arts, science or commerce that is held.
  const faculty = FACULTIES.find(([short]) => short.test(plainLabel(studyType)))?.[1];
  const own = question.options.filter(
    ({ label }) => faculty?.test(plainLabel(label)) === true && namedBy(label).includes(best.rung),
  );
  if (own.length === 1) return pick(asked, (option) => option === own[0], source);
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
