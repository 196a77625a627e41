import type { AnswerKind } from '#contract/career/hub/answer-value.ts';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import classes from './answers.module.css';
import type { Draft } from './value-drafts.ts';

interface FieldsProps {
  kind: AnswerKind;
  /** The question, where one group of choices answers it. */
  label: string;
  choices: readonly string[];
  draft: Draft;
  onChange: (draft: Draft) => void;
}

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const UNITS = (['day', 'week', 'month'] as const).map((value) => ({ value, label: `${value}s` }));
const PERIODS = (['year', 'month', 'week', 'day', 'hour'] as const).map((value) => ({
  value,
  label: `a ${value}`.replace('a hour', 'an hour'),
}));
const WHERE = [
  { value: 'anywhere', label: 'Yes, anywhere' },
  { value: 'cities', label: 'To some towns only' },
  { value: 'no', label: 'No' },
];

type More = React.ComponentProps<typeof Input> & { help?: string };

function line({ draft, onChange }: FieldsProps, name: string, text: string, more: More = {}) {
  const { help, ...rest } = more;
  return (
    <Field label={text} help={help}>
      <Input
        {...rest}
        value={draft[name] ?? ''}
        onChange={(event) => onChange({ ...draft, [name]: event.currentTarget.value })}
      />
    </Field>
  );
}

type Options = readonly { value: string; label: string }[];

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

function unit(
  { draft, onChange }: FieldsProps,
  name: string,
  label: string,
  options: typeof UNITS | typeof PERIODS,
) {
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

const asOptions = (choices: readonly string[]): Options => choices.map((value) => ({ value, label: value }));

const FIELDS: Readonly<Record<AnswerKind, (props: FieldsProps) => React.ReactNode>> = {
  yes_no: (props) => group(props, 'yes', YES_NO),
  text: (props) =>
    props.choices.length > 1
      ? group(props, 'text', asOptions(props.choices))
      : line(props, 'text', props.label, { maxLength: 2000, placeholder: props.choices[0] }),
  day: (props) => line(props, 'day', props.label, { type: 'date' }),
  percent: (props) =>
    line(props, 'percent', props.label, { inputMode: 'numeric', help: 'In percent of your working time.' }),
  list: (props) => group(props, 'items', asOptions(props.choices), true),
  notice: (props) => (
    <div className={classes.pair}>
      {line(props, 'amount', props.label, { inputMode: 'numeric' })}
      {unit(props, 'unit', 'Unit', UNITS)}
    </div>
  ),
  pay: (props) => (
    <div className={classes.pair}>
      {line(props, 'wanted', 'What you want', { inputMode: 'decimal' })}
      {line(props, 'currency', 'Currency', { maxLength: 3, placeholder: 'CAD' })}
      {line(props, 'least', 'The least you take', {
        inputMode: 'decimal',
        help: 'Leave it empty if there is none.',
      })}
      {unit(props, 'period', 'For', PERIODS)}
      {line(props, 'hours', 'Hours a week', {
        inputMode: 'decimal',
        help: 'Only then I turn it into other periods.',
      })}
    </div>
  ),
  places: (props) => (
    <>
      {group(props, 'where', WHERE)}
      {props.draft['where'] === 'cities' &&
        line(props, 'cities', 'Towns', { placeholder: 'Halifax, Moncton' })}
      {props.draft['where'] !== 'no' &&
        line(props, 'days', 'Days a week at most', {
          inputMode: 'numeric',
          help: 'Leave it empty if it does not matter.',
        })}
    </>
  ),
  licence: (props) => (
    <>
      {group(props, 'holds', YES_NO)}
      {props.draft['holds'] === 'yes' && (
        <div className={classes.pair}>
          {line(props, 'class', 'Class', { maxLength: 20 })}
          {line(props, 'region', 'Province or state', { maxLength: 20, placeholder: 'BC' })}
        </div>
      )}
    </>
  ),
  spans: (props) =>
    [0, 1, 2].map((index) => (
      <div key={index} className={classes.pair}>
        {line(props, `from${index}`, index === 0 ? 'From' : 'And from', {
          type: 'month',
          placeholder: '2021-04',
        })}
        {line(props, `to${index}`, 'To', {
          type: 'month',
          placeholder: '2023-06',
          help: 'Empty: until now.',
        })}
      </div>
    )),
};

/** The fields one kind of answer is given in. */
export const ValueFields = (props: FieldsProps) => FIELDS[props.kind](props);
