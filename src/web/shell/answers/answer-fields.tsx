import type { AnswerKind } from '#contract/career/hub/answer-value.ts';
import { spanFields } from './answer-drafts.ts';
import classes from './answer-fields.module.css';
import {
  type AnswerFieldsProps,
  asOptions,
  group,
  line,
  type Options,
  pickedFrom,
  yesOrNo,
} from './field-parts.tsx';
import { text } from './messages.ts';
import { payFields } from './pay-fields.tsx';
import { onsiteFields, relocationFields } from './place-fields.tsx';

const units = (): Options => [
  { value: 'week', label: text('weeks') },
  { value: 'day', label: text('days') },
  { value: 'month', label: text('months') },
];
/** A line for own words, or for the one that is suggested: that is kept by its value, whatever it is called here. */
function suggestedWords(props: AnswerFieldsProps) {
  const [suggested] = asOptions(props.choices);
  const { text: given = '' } = props.draft;
  const isSuggested = (words: string | undefined) => words === suggested?.label || words === suggested?.value;
  const shown = suggested && isSuggested(given) ? suggested.label : given;
  const onChange: AnswerFieldsProps['onChange'] = (draft) =>
    props.onChange(suggested && isSuggested(draft['text']) ? { ...draft, text: suggested.value } : draft);
  return line({ ...props, draft: { ...props.draft, text: shown }, onChange }, 'text', props.label, {
    maxLength: 2000,
    placeholder: suggested?.label,
    help: props.help,
  });
}

const OWN = 'own';

/** Suggested answers, and own words where none of them is meant. */
function choicesOrWords(props: AnswerFieldsProps) {
  const { choices, draft, onChange } = props;
  const { text: given = '' } = draft;
  const isOwn = draft['own'] === 'yes' || (given !== '' && choices.every(({ value }) => value !== given));
  // A yes, a no and a refusal leave nothing else to say.
  const isClosed = choices.some(({ value }) => value === 'Yes');
  const others = isClosed ? [] : [{ value: OWN, label: text('somethingElse') }];
  const shown = { ...props, draft: { text: isOwn ? OWN : given }, problems: isOwn ? {} : props.problems };
  const choose = (chosen: AnswerFieldsProps['draft']) =>
    onChange(chosen['text'] === OWN ? { text: '', own: 'yes' } : { text: chosen['text'] ?? '' });
  return (
    <>
      {group({ ...shown, onChange: choose }, 'text', [...asOptions(choices), ...others])}
      {isOwn && !isClosed && line(props, 'text', text('ownWords'), { maxLength: 2000 })}
    </>
  );
}

const licenceFields = (props: AnswerFieldsProps) => (
  <>
    {group(props, 'holds', [
      { value: 'yes', label: text('licenceHeld') },
      { value: 'no', label: text('licenceNone') },
    ])}
    {props.draft['holds'] === 'yes' && (
      <>
        <div className={classes.halves}>
          {line(props, 'class', text('licenceClass'), { maxLength: 20, placeholder: '5' })}
          {line(props, 'region', text('licenceRegion'), { maxLength: 20, placeholder: 'BC' })}
        </div>
        {line(props, 'expires', text('licenceExpires'), { type: 'date', help: text('licenceExpiresHint') })}
      </>
    )}
  </>
);

const spansFields = (props: AnswerFieldsProps) =>
  spanFields(props.draft).map(({ from, to }, at) => (
    <div key={from} className={classes.halves}>
      {line(props, from, at === 0 ? text('from') : text('andFrom'), {
        type: 'month',
        placeholder: '2021-04',
      })}
      {line(props, to, text('to'), { type: 'month', placeholder: '2023-06', help: text('toHint') })}
    </div>
  ));

const FIELDS: Readonly<Record<AnswerKind, (props: AnswerFieldsProps) => React.ReactNode>> = {
  yes_no: (props) => group(props, 'yes', yesOrNo()),
  text: (props) => (props.choices.length > 1 ? choicesOrWords(props) : suggestedWords(props)),
  day: (props) => line(props, 'day', props.label, { type: 'date', help: props.help }),
  percent: (props) =>
    line(props, 'percent', props.label, { inputMode: 'numeric', help: text('percentHint') }),
  list: (props) => group(props, 'items', asOptions(props.choices), true),
  notice: (props) => (
    <div className={classes.pair}>
      {line(props, 'amount', props.label, { inputMode: 'numeric', help: text('noticeHint') })}
      {pickedFrom(props, 'unit', text('unit'), units())}
    </div>
  ),
  pay: payFields,
  relocation: relocationFields,
  onsite: onsiteFields,
  licence: licenceFields,
  spans: spansFields,
};

/** The fields in which an answer of a kind is given, wherever it is asked. */
export const AnswerFields = (props: AnswerFieldsProps) => FIELDS[props.kind](props);
