import type {
  FormPlan as SaidPlan,
  PlannedField as SaidField,
  ValueSource as SaidSource,
} from '#contract/career/form.ts';
import { asMessage, say } from '#localization/catalogue.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import { text as messages } from '#engines/forms/messages.ts';

/** Something with words of ours in some of its fields. */
type Worded<Whole, Words extends keyof Whole> = Omit<Whole, Words> & { [word in Words]: Said };
type SourceOf<One> = One extends { label: string; rule: string }
  ? Worded<One, 'label' | 'rule'>
  : One extends { label: string }
    ? Worded<One, 'label'>
    : never;

/** Where a value comes from, before it is said. */
export type ValueSource = SourceOf<SaidSource>;

/** A value to put on the form, before it is said where it comes from. */
export type PlannedField = Omit<SaidField, 'source'> & { source: ValueSource };

/**
 * A plan as it is worked out and kept. What is in the words of the form or of the person is a text, what is in ours a message; a plan that was kept
 * before messages had codes holds texts alone.
 */
export interface FormPlan extends Omit<SaidPlan, 'fields' | 'left_blank' | 'ask' | 'warnings' | 'stop'> {
  fields: PlannedField[];
  left_blank: Worded<SaidPlan['left_blank'][number], 'why'>[];
  ask: Worded<SaidPlan['ask'][number], 'why'>[];
  warnings: Said[];
  stop: Said | null;
}

function saySource(source: ValueSource, reader: Reader): SaidSource {
  const label = say(asMessage(source.label), reader);
  return 'rule' in source
    ? { ...source, label, rule: say(asMessage(source.rule), reader) }
    : { ...source, label };
}

/** What is planned for a tick or a file is kept in English; it is said as what it is. What is in the words of the form stays. */
function sayDisplay({ value, kind, display }: PlannedField, reader: Reader): string {
  const said = messages.for(reader);
  if (typeof value === 'boolean' && display === 'Yes, I agree') return said('displayAgreed');
  if (value === true && display === 'Yes') return said('displayYes');
  if (value === false && display === 'No') return said('displayNo');
  const pages = /^CV, PDF, (\d+) pages?$/.exec(display)?.[1];
  if (kind === 'file' && pages !== undefined) return said('displayCv', { pages: Number(pages) });
  return kind === 'file' && display === 'Cover letter, PDF' ? said('displayLetter') : display;
}

/** A plan in the words of a reader. */
export function sayPlan(plan: FormPlan, reader: Reader): SaidPlan {
  const said = (words: Said): string => say(asMessage(words), reader);
  return {
    ...plan,
    fields: plan.fields.map((field) => ({
      ...field,
      display: sayDisplay(field, reader),
      source: saySource(field.source, reader),
    })),
    left_blank: plan.left_blank.map((field) => ({ ...field, why: said(field.why) })),
    ask: plan.ask.map((question) => ({ ...question, why: said(question.why) })),
    warnings: plan.warnings.map(said),
    stop: plan.stop === null ? null : said(plan.stop),
  };
}
