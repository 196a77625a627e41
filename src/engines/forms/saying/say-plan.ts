import type { FormPlan as SaidPlan, FormQuestion, ValueSource as SaidSource } from '#contract/career/form.ts';
import { asMessage, say } from '#localization/catalogue.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import { displayOf, labelOf } from './displayed.ts';
import type { FormPlan, ValueSource } from './plan.ts';

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
