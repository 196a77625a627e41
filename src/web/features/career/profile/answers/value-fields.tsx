import type { AnswerKind } from '#contract/career/hub/answer-value.ts';
import type { Choice } from '#engines/answers/index.ts';
import { messageText } from '#web/text/message-text.ts';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import classes from './answers.module.css';
import { text } from './messages.ts';
import type { Draft } from './value-drafts.ts';

interface FieldsProps {
  kind: AnswerKind;
  /** The question, where one group of choices answers it. */
  label: string;
  choices: readonly Choice[];
  draft: Draft;
  onChange: (draft: Draft) => void;
}

type Options = readonly { value: string; label: string }[];

const yesOrNo = (): Options => [
  { value: 'yes', label: text('yes') },
  { value: 'no', label: text('no') },
];
const units = (): Options => [
  { value: 'day', label: text('days') },
  { value: 'week', label: text('weeks') },
  { value: 'month', label: text('months') },
];
const periods = (): Options => [
  { value: 'year', label: text('aYear') },
  { value: 'month', label: text('aMonth') },
  { value: 'week', label: text('aWeek') },
  { value: 'day', label: text('aDay') },
  { value: 'hour', label: text('anHour') },
];
const places = (): Options => [
  { value: 'anywhere', label: text('anywhere') },
  { value: 'cities', label: text('someTowns') },
  { value: 'no', label: text('no') },
];

type More = React.ComponentProps<typeof Input> & { help?: string };

function line({ draft, onChange }: FieldsProps, name: string, label: string, more: More = {}) {
  const { help, ...rest } = more;
  return (
    <Field label={label} help={help}>
      <Input
        {...rest}
        value={draft[name] ?? ''}
        onChange={(event) => onChange({ ...draft, [name]: event.currentTarget.value })}
      />
    </Field>
  );
}

function group({ label, draft, onChange }: FieldsProps, name: string, options: Options, several = false) {
  return (
    <ChoiceGroup
      label={label}
      options={options}
      several={several}
      chosen={(draft[name] ?? '').split(',').filter((one) => one !== '')}
      onChange={(chosen) => onChange({ ...draft, [name]: chosen.join(',') })}
    />
  );
}

function unit({ draft, onChange }: FieldsProps, name: string, label: string, options: Options) {
  const value =
    options.find((one) => one.value === draft[name])?.value ?? (name === 'unit' ? 'week' : 'year');
  return (
    <Field label={label}>
      <Select
        options={options}
        value={value}
        onValueChange={(next) => onChange({ ...draft, [name]: next })}
      />
    </Field>
  );
}

const asOptions = (choices: readonly Choice[]): Options =>
  choices.map(({ value, label }) => ({ value, label: messageText(label) }));

/** A line for own words, or for the one that is suggested: that is kept by its value, whatever it is called here. */
function ownWords(props: FieldsProps) {
  const [suggested] = asOptions(props.choices);
  const { text: given = '' } = props.draft;
  const isSuggested = (words: string | undefined) => words === suggested?.label || words === suggested?.value;
  const shown = suggested && isSuggested(given) ? suggested.label : given;
  const onChange = (draft: Draft) =>
    props.onChange(suggested && isSuggested(draft['text']) ? { ...draft, text: suggested.value } : draft);
  return line({ ...props, draft: { ...props.draft, text: shown }, onChange }, 'text', props.label, {
    maxLength: 2000,
    placeholder: suggested?.label,
  });
}

const FIELDS: Readonly<Record<AnswerKind, (props: FieldsProps) => React.ReactNode>> = {
  yes_no: (props) => group(props, 'yes', yesOrNo()),
  text: (props) =>
    props.choices.length > 1 ? group(props, 'text', asOptions(props.choices)) : ownWords(props),
  day: (props) => line(props, 'day', props.label, { type: 'date' }),
  percent: (props) =>
    line(props, 'percent', props.label, { inputMode: 'numeric', help: text('percentHint') }),
  list: (props) => group(props, 'items', asOptions(props.choices), true),
  notice: (props) => (
    <div className={classes.pair}>
      {line(props, 'amount', props.label, { inputMode: 'numeric' })}
      {unit(props, 'unit', text('unit'), units())}
    </div>
  ),
  pay: (props) => (
    <div className={classes.pair}>
      {line(props, 'wanted', text('payWanted'), { inputMode: 'decimal' })}
      {line(props, 'currency', text('currency'), { maxLength: 3, placeholder: 'CAD' })}
      {line(props, 'least', text('payLeast'), {
        inputMode: 'decimal',
        help: text('payLeastHint'),
      })}
      {unit(props, 'period', text('payPeriod'), periods())}
      {line(props, 'hours', text('hours'), {
        inputMode: 'decimal',
        help: text('hoursHint'),
      })}
    </div>
  ),
  places: (props) => (
    <>
      {group(props, 'where', places())}
      {props.draft['where'] === 'cities' &&
        line(props, 'cities', text('towns'), { placeholder: text('townsExample') })}
      {props.draft['where'] !== 'no' &&
        line(props, 'days', text('daysAtMost'), {
          inputMode: 'numeric',
          help: text('daysHint'),
        })}
    </>
  ),
  licence: (props) => (
    <>
      {group(props, 'holds', yesOrNo())}
      {props.draft['holds'] === 'yes' && (
        <div className={classes.pair}>
          {line(props, 'class', text('licenceClass'), { maxLength: 20 })}
          {line(props, 'region', text('licenceRegion'), { maxLength: 20, placeholder: 'BC' })}
        </div>
      )}
    </>
  ),
  spans: (props) =>
    [0, 1, 2].map((index) => (
      <div key={index} className={classes.pair}>
        {line(props, `from${index}`, index === 0 ? text('from') : text('andFrom'), {
          type: 'month',
          placeholder: '2021-04',
        })}
        {line(props, `to${index}`, text('to'), {
          type: 'month',
          placeholder: '2023-06',
          help: text('toHint'),
        })}
      </div>
    )),
};

/** The fields one kind of answer is given in. */
export const ValueFields = (props: FieldsProps) => FIELDS[props.kind](props);
