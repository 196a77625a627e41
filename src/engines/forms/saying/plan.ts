import type {
  FormPlan as SaidPlan,
  FormQuestion,
  PlannedField as SaidField,
  ValueSource as SaidSource,
} from '#contract/career/form.ts';
import { asMessage, say } from '#localization/catalogue.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import { displayOf, labelOf } from './displayed.ts';

/** Something with words of ours in some of its fields. */
type Worded<Whole, Words extends keyof Whole> = Omit<Whole, Words> & { [word in Words]: Said };
type SourceOf<One> = One extends { label: string; rule: string }
  ? Worded<One, 'label' | 'rule'>
  : One extends { label: string }
    ? Worded<One, 'label'>
    : never;

/** Where a value comes from, before it is said. */
export type ValueSource = SourceOf<SaidSource>;

/** A value to put on the form, before it is said where it comes from. `display` is a text in the words of the form or the person, a message in ours. */
export type PlannedField = Omit<SaidField, 'source' | 'display'> & { source: ValueSource; display: Said };

type SaidRefused = SaidPlan['refused'][number];
/** A text that was not taken over, before it is said why. */
type RefusedText = Omit<SaidRefused, 'refusals'> & {
  refusals: Worded<SaidRefused['refusals'][number], 'why' | 'remedy'>[];
};

/**
 * A plan as it is worked out and kept. What is in the words of the form or of the person is a text, what is in ours a message; a plan that was kept
 * before messages had codes holds texts alone.
 */
export interface FormPlan extends Omit<
  SaidPlan,
  'fields' | 'left_blank' | 'ask' | 'warnings' | 'refused' | 'stop'
> {
  fields: PlannedField[];
  left_blank: Worded<SaidPlan['left_blank'][number], 'why'>[];
  ask: Worded<SaidPlan['ask'][number], 'why'>[];
  warnings: Said[];
  refused: RefusedText[];
  stop: Said | null;
}

function saySource(source: ValueSource, reader: Reader): SaidSource {
  const label = say(asMessage(source.label), reader);
  return 'rule' in source
    ? { ...source, label, rule: say(asMessage(source.rule), reader) }
    : { ...source, label };
}

/** A plan in the words of a reader. */
export function sayPlan(plan: FormPlan, reader: Reader): SaidPlan {
  const said = (words: Said): string => say(asMessage(words), reader);
  const called = <Asked extends Pick<FormQuestion, 'label' | 'words'>>({ words, ...asked }: Asked) => ({
    ...asked,
    label: said(labelOf({ label: asked.label, words })),
  });
  return {
    ...plan,
    fields: plan.fields.map((field) => ({
      ...called(field),
      display: said(displayOf(field)),
      source: saySource(field.source, reader),
    })),
    left_blank: plan.left_blank.map((field) => ({ ...called(field), why: said(field.why) })),
    ask: plan.ask.map((question) => ({ ...called(question), why: said(question.why) })),
    ...(plan.changeable && { changeable: plan.changeable.map(called) }),
    warnings: plan.warnings.map(said),
    refused: plan.refused.map((one) => ({
      ...one,
      refusals: one.refusals.map((refusal) => ({
        ...refusal,
        why: said(refusal.why),
        remedy: said(refusal.remedy),
      })),
    })),
    stop: plan.stop === null ? null : said(plan.stop),
  };
}
