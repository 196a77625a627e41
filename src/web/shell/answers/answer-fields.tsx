import type { AnswerKind } from '#contract/career/hub/answer-value.ts';
import { ANSWER_COUNTRIES, ANSWER_CURRENCIES, countryName } from '#engines/answers/index.ts';
import { messageText } from '#web/text/message-text.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { spanFields } from './answer-drafts.ts';
import classes from './answer-fields.module.css';
import {
  type AnswerFieldsProps,
  asOptions,
  group,
  line,
  names,
  type Options,
  pickedFrom,
  yesOrNo,
} from './field-parts.tsx';
import { text } from './messages.ts';

const units = (): Options => [
  { value: 'week', label: text('weeks') },
  { value: 'day', label: text('days') },
  { value: 'month', label: text('months') },
];
const periods = (): Options => [
  { value: 'year', label: text('aYear') },
  { value: 'month', label: text('aMonth') },
  { value: 'week', label: text('aWeek') },
  { value: 'day', label: text('aDay') },
  { value: 'hour', label: text('anHour') },
];
const countries = (): Options =>
  ANSWER_COUNTRIES.map((value) => ({ value, label: messageText(countryName(value)) }));

/** The currencies of a list, and the one that was told if it is another. */
function currencies(told = ''): Options {
  const known = told === '' || ANSWER_CURRENCIES.includes(told);
  return (known ? ANSWER_CURRENCIES : [told, ...ANSWER_CURRENCIES]).map((code) => ({
    value: code,
    label: code,
  }));
}

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

function payFields(props: AnswerFieldsProps) {
  const { draft, label, onChange } = props;
  const decimal = { inputMode: 'decimal' } as const;
  return (
    <fieldset className={classes.group}>
      {label !== '' && <legend className={classes.legend}>{label}</legend>}
      <div className={classes.money}>
        {line(props, 'wanted', text('payWanted'), { ...decimal, help: text('payWantedHint') })}
        {pickedFrom(props, 'currency', text('currency'), currencies(draft['currency']))}
        {pickedFrom(props, 'period', text('payPeriod'), periods())}
      </div>
      <div className={classes.halves}>
        {line(props, 'least', text('payLeast'), { ...decimal, help: text('payLeastHint') })}
        {line(props, 'most', text('payMost'), { ...decimal, help: text('payMostHint') })}
      </div>
      <Checkbox
        checked={draft['converts'] === 'yes'}
        onChange={(event) => onChange({ ...draft, converts: event.currentTarget.checked ? 'yes' : 'no' })}
      >
        {text('converts')}
      </Checkbox>
      {draft['converts'] === 'yes' &&
        line(props, 'hours', text('hours'), { ...decimal, help: text('hoursHint') })}
    </fieldset>
  );
}

function relocationFields(props: AnswerFieldsProps) {
  const { where } = props.draft;
  return (
    <>
      {group(props, 'where', [
        { value: 'anywhere', label: text('anywhere') },
        { value: 'countries', label: text('someCountries') },
        { value: 'places', label: text('somePlaces') },
        { value: 'no', label: text('no') },
      ])}
      {where === 'countries' &&
        group({ ...props, label: text('countries'), help: undefined }, 'countries', countries(), true)}
      {where === 'places' && (
        <>
          {names(props, 'cities', text('towns'), { placeholder: text('townsExample') })}
          {names(props, 'regions', text('regions'), {
            placeholder: text('regionsExample'),
            help: text('townsHint'),
          })}
        </>
      )}
    </>
  );
}

function onsiteFields(props: AnswerFieldsProps) {
  const { where = '' } = props.draft;
  return (
    <>
      {group(props, 'where', [
        { value: 'anywhere', label: text('anywhere') },
        { value: 'cities', label: text('someTowns') },
        { value: 'no', label: text('no') },
      ])}
      {where === 'cities' &&
        names(props, 'cities', text('towns'), { placeholder: text('townsExample'), help: text('townsHint') })}
      {(where === 'cities' || where === 'anywhere') &&
        line(props, 'days', text('daysAtMost'), { inputMode: 'numeric', help: text('daysHint') })}
    </>
  );
}

const licenceFields = (props: AnswerFieldsProps) => (
  <>
    {group(props, 'holds', yesOrNo())}
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
