import type {
  FormPlan as SaidPlan,
  PlannedField as SaidField,
  ValueSource as SaidSource,
} from '#contract/career/form.ts';
import type { Said } from '#localization/catalogue.ts';

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
