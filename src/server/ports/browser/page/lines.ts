import type { PageElement, SeenField } from './page-types.ts';
import type { Found } from './describe.ts';

// This runs inside the page as well: what the other scripts send along is a global here, not an import.
declare const proxyOf: typeof import('./surroundings.ts').proxyOf;
declare const wordsBefore: typeof import('./surroundings.ts').wordsBefore;
declare const ownQuestion: typeof import('./questions.ts').ownQuestion;
declare const wordsOf: typeof import('./sight.ts').wordsOf;
declare const around: typeof import('./sight.ts').around;
declare const tidy: typeof import('./sight.ts').tidy;
declare const isWithin: typeof import('./sight.ts').isWithin;
declare const commonParent: typeof import('./choices.ts').commonParent;
declare const controlOf: typeof import('./controls.ts').controlOf;
declare const questionOf: typeof import('./questions.ts').questionOf;
declare const eachNamed: typeof import('./inline.ts').eachNamed;
declare const sharesLine: typeof import('./inline.ts').sharesLine;
declare const partsOf: typeof import('./parts.ts').partsOf;

/** Single controls that share a line, as one question of several boxes or as questions with a part of its words each. */
export function lined(
  singles: readonly PageElement[],
  all: readonly PageElement[],
): { found: Found; words: string }[] {
  // A box that nobody sees, as those that only say that a list has to be answered, stands between no two.
  const seen = all.filter((control) => proxyOf(control, all) !== null);
  const lines: PageElement[][] = [];
  for (const control of singles) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    const extended = line && before ? [...line, control] : [];
    const close = extended.length > 0 && isWithin(control, commonParent([before ?? control]));
    const isDate =
      (close || (before && seen.indexOf(control) === seen.indexOf(before) + 1)) &&
      partsOf(extended)?.control === 'dateParts';
    if (line && before && (isDate || sharesLine(control, before, all))) line.push(control);
    else lines.push([control]);
  }
  return lines.flatMap((line) => {
    const parts = partsOf(line);
    const [first] = line;
    if (parts && first) return [{ found: { control: parts.control, own: line }, words: '' }];
    const before = line.length > 1 ? wordsBefore(commonParent(line), all) : '';
    const shared = before || (line.length > 1 && first ? questionOf([first], all) : '');
    const named = line.map((control) => ownQuestion(control));
    const shown = line.map((control) => tidy(control.placeholder ?? ''));
    // Boxes that each show what they want need none of the words before them.
    const areShown = shown.slice(1).every((text) => /\p{L}{3}/u.test(text));
    // One box among those that say what they are is what the line asks for.
    const isAlone = before !== '' && named.filter((own) => own === '').length === 1;
    const words = eachNamed(shared.replace(/[*✱]/g, '').trim(), line.length);
    return line.map((control, index) => ({
      found: { control: controlOf(control) ?? 'text', own: [control] },
      words:
        line.length === 1 || named[index] !== ''
          ? ''
          : isAlone
            ? shared
            : words.length === line.length && !areShown
              ? `${words[index] ?? ''}${/[*✱]/.test(shared) ? ' *' : ''}`
              : control.placeholder || control.title || (index === 0 ? shared : ''),
    }));
  });
}

/** Names every question so that no two are called alike: by name, else by its words, with its headings where needed. */
export function nameAll(fields: readonly SeenField[]): void {
  const taken = new Set<string>();
  for (const field of fields) {
    const base = field.key || field.label || field.names[0] || 'field';
    const sectioned = `${field.section} / ${base}`;
    let key = taken.has(base) ? sectioned : base;
    for (let count = 2; taken.has(key); count += 1) key = `${sectioned} ${count}`;
    taken.add(key);
    field.key = key;
  }
}

/** Puts a question that only points back at the one before it under that one: "For how many years?", "How long have you used it?". */
export function pointBack(fields: readonly SeenField[]): void {
  const points = /^(for )?how (long|many years)\b(\s*|.{0,30}\b(it|them|that)\s*)\?[\s*]*$/i;
  fields.forEach((field, index) => {
    const before = fields[index - 1]?.label ?? '';
    if (!points.test(field.label) || !/\?[\s*]*$/.test(before) || points.test(before)) return;
    field.section = [field.section, before].filter((part) => part !== '').join(' / ');
  });
}

/**
 * The name and the value of a list of the page's own that says both in one label, "Selected country: Canada +1" on a button
 * that shows "+1", or "Country Canada Required" on one that shows "Canada"; null where its label is a name alone.
 */
export function nameAndValue(control: PageElement): { name: string; value: string } | null {
  const said = tidy(control.getAttribute('aria-label') ?? '');
  const shown = control.matches('input, select, textarea') ? '' : tidy(wordsOf(control));
  // The sign of a flag may be among what is shown.
  const bare = shown.replaceAll(/\p{RI}|\p{Extended_Pictographic}|[▾▼⌄]/gu, '').trim();
  const at = bare.length < 2 ? -1 : said.lastIndexOf(bare);
  if (at <= 0 || (!/\s$/.test(said.slice(0, at)) && !/[:(]$/.test(said.slice(0, at)))) return null;
  const divided = /^(.{3,60}?)\s*[:–]\s+(.+)$/.exec(said);
  const [, name = '', value = ''] =
    divided?.[2]?.includes(bare) === true ? divided : ['', said.slice(0, at), bare];
  return { name: tidy(name.replace(/[\s:,–(-]+$/, '')), value: tidy(value) };
}

const MANY = 8;

/** Whether buttons or a list take more than one choice: marked so, or asked so. */
export function takesSeveral(own: readonly PageElement[], label: string, near = ''): boolean {
  const inviting = /\b(as many as|all that appl\w+|any that appl\w+|more than one|plusieurs)\b/i.test(near);
  const among = /\b(which|lesquel\w*) of (these|the following)\b(?!.{0,40}\b(best|closest|most)\b)/i.test(
    label,
  );
  const severalAsked =
    /^\W*(quels|quelles|lesquels|lesquelles)\b|^\W*(which|what)( \w+){0,2} (tools|skills|software|systems|languages|certificat\w+s|licen[cs]es|days|times|areas|industries|technologies|programs|locations|sites|machines|platforms|departments|methods)\b/i.test(
      label,
    );
  // Buttons that stay pressed, one by one, are choices of which any number may be.
  if (
    (inviting || among || severalAsked) &&
    own.length > 2 &&
    own.every((button) => button.matches('[aria-pressed]'))
  )
    return true;
  return (
    own.every((button) => button.matches('[role="checkbox"]')) ||
    // So many that stay pressed are slots or tags, of which one alone is seldom wanted.
    (own.length >= MANY && own.every((button) => button.matches('[aria-pressed]'))) ||
    own.some((button) => around(button, '[aria-multiselectable="true"]') !== null) ||
    /\b(skills|slots|shifts|comp[ée]tences|plusieurs|multiple|one or more|(all|any|every|each)\b.{0,20}\b(appl\w+|suits?|works?|slot|shift|time|day)|tou(s|tes) (les|ce)|chaque|which (days|times|tools|shifts))\b/i.test(
      label,
    )
  );
}

/** The text of these functions, for a script that has those of the other files as well. */
export const linesScript = [
  `const MANY = ${MANY};`,
  lined,
  nameAll,
  pointBack,
  nameAndValue,
  takesSeveral,
].join('\n');
