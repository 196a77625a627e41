import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import { plainLabel, yesOrNo } from '#engines/forms/understanding/wording.ts';
import { type AskedQuestion, isPlain, says, wantsYesOrNo } from '#engines/forms/screening/asked.ts';
import { figuresIn, withDigits } from '#engines/forms/screening/ranges.ts';
import { wordOf } from '#engines/forms/saying/displayed.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { hasMore, namesOf, OR_MORE, withoutName } from './skill-names.ts';
import { lasting } from '#engines/forms/background/spans.ts';
import { derivedFromDates, sayDuration } from '#engines/forms/background/years.ts';

const BETWEEN = /,|\/|:|\b(?:and|or|both|either|et|ou|all of|any of|following)\b/i;

/** A name of a product or a tool, such as a form writes it: "Kotlin", "Power BI". What is not written so may narrow the others. */
const NAME = /^[\p{Lu}\d][\p{L}\d.+#-]*(?: [\p{Lu}\d][\p{L}\d.+#-]*){0,2}[?. ]*$/u;

interface Item {
  readonly words: string;
  /** The recorded skill it names and nothing more; null for one that is not recorded. */
  readonly skill: string | null;
}

function itemsIn(asked: AskedQuestion): Item[] {
  const skills = [...new Set((asked.context.skill_use ?? []).map(({ skill }) => skill))];
  return asked.question.label.split(BETWEEN).flatMap((part) => {
    const text = plainLabel(withDigits(part));
    if (!hasMore(text, [])) return [];
    const skill = skills.find(
      (name) => namesOf(name).some((one) => says(text, one)) && !hasMore(text, namesOf(name)),
    );
    return [{ words: part.trim(), skill: skill ?? null }];
  });
}

/**
 * Several skills in one question, "Python, Go and Terraform": with "and" all of them have to be recorded for a yes, with "or"
 * one. What is not recorded is never a no. Null where no list with a recorded skill is asked about.
 */
export function skillsListed(asked: AskedQuestion): Outcome | null {
  if (!wantsYesOrNo(asked) || isPlain(asked.text) !== true) return null;
  const items = itemsIn({
    ...asked,
    question: { ...asked.question, label: asked.question.label.replaceAll(OR_MORE, '') },
  });
  if (items.length < 2 || items.every(({ skill }) => skill === null)) return null;
  const any = /\b(or|ou|any of)\b/.test(asked.text.replaceAll(OR_MORE, ''));
  const all = /\b(and|et|both|all of)\b/.test(asked.text);
  const unsure = missing(messages.message('moreThanSkills'));
  // Without a word between them they are no list: "Preferred: 4 years of welding."
  if (!any && !all && !asked.question.label.includes(',')) return null;
  if (any === all) return unsure;
  const bare = items.reduce((line, { skill }) => (skill === null ? line : withoutName(line, skill)), asked);
  if (figuresIn(bare.question.label).length > 1) return unsure;
  const source = derivedFromDates(messages.message('datesWithEach'));
  const sides = items.map(({ skill }) => {
    if (skill === null) return null;
    const uses = (asked.context.skill_use ?? []).filter((use) => use.skill === skill);
    const counted = lasting(uses, asked.context.today);
    const said = counted === null ? null : sayDuration(bare, counted, source);
    return said === null || 'missing' in said ? null : yesOrNo(wordOf(said));
  });
  const narrowed = items.some(({ words, skill }) => skill === null && !NAME.test(words));
  if (any && sides.includes(true) && !narrowed) return fit(asked.question, 'Yes', source);
  if (all && sides.includes(false) && !narrowed) return fit(asked.question, 'No', source);
  if (sides.every((side) => side === true)) return fit(asked.question, 'Yes', source);
  return sides.every((side) => side === false) ? fit(asked.question, 'No', source) : unsure;
}
