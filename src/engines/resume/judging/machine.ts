import { text } from './messages.ts';
import { Check } from './check.ts';
import type { Judged } from './check.ts';
import type { Material } from './material.ts';

const UNDERSTOOD_SHARE = 0.9;
/** A line that begins with the name of a section alone, or beside its text. */
const HEADING =
  /^\W*(?:[\p{L}&'’]+ ){0,3}(?:exp[ée]riences?|employment|emplois?|work(?:ed)?|history|education|formation|[ée]tudes|studies|skills|comp[ée]tences|summary|profile?|languages|langues)\s*(?:[:\t=-].*)?$/iu;
/** So much can be found through without a heading. */
const MOST_LINES_ALONE = 9;

/** Whether software that sorts applications reads it as a person does. */
export function judgeMachine(material: Material): Judged {
  const check = new Check('machine', 6);
  const { profile, lines } = material;
  const skillLines = new Set(
    profile.facts.flatMap(({ path, source }) =>
      path.startsWith('/skills/') && source.kind === 'file' ? [source.line] : [],
    ),
  );
  // Lists of skills are left out: a longer list would otherwise make the page look better understood.
  const read = lines.filter(({ line }) => !skillLines.has(line));
  const share = read.length === 0 ? 0 : 1 - profile.unused.length / read.length;
  const lost = Math.max(0, 1 - share / UNDERSTOOD_SHARE);
  check.find({
    code: 'not_understood',
    text: text.message('linesLost', { lost: profile.unused.length, lines: read.length }),
    fix: text.message('linesLostFix'),
    cost: 8 * lost,
    lines: profile.unused.flatMap(({ line }) => material.cite(line)),
  });
  const broken = lines.filter((line) => /\ufffd|Ã©|â€™|Ã¨/.test(line.text));
  if (broken.length > 0)
    check.find({
      code: 'broken_characters',
      text: text.message('lettersBroken'),
      fix: text.message('lettersBrokenFix'),
      cost: 2,
      lines: broken.flatMap(({ line }) => material.cite(line)),
    });
  const named = lines.filter((line) => HEADING.test(line.text));
  if (named.length === 0 && lines.length > MOST_LINES_ALONE)
    check.find({
      code: 'no_headings',
      text: text.message('headingsMissing'),
      fix: text.message('headingsFix'),
      cost: 4,
    });
  if (check.clean) check.praise(text.message('machineGood', { facts: profile.facts.length }));
  return check.judged();
}
