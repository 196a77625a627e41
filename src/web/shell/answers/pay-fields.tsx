import { ANSWER_CURRENCIES } from '#engines/answers/index.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import classes from './answer-fields.module.css';
import { type AnswerFieldsProps, line, type Options, pickedFrom } from './field-parts.tsx';
import { text } from './messages.ts';

const periods = (): Options => [
  { value: 'year', label: text('aYear') },
  { value: 'month', label: text('aMonth') },
  { value: 'week', label: text('aWeek') },
  { value: 'day', label: text('aDay') },
  { value: 'hour', label: text('anHour') },
];

/** The currencies of a list, and the one that was told if it is another. */
function currencies(told = ''): Options {
  const known = told === '' || ANSWER_CURRENCIES.includes(told);
  return (known ? ANSWER_CURRENCIES : [told, ...ANSWER_CURRENCIES]).map((code) => ({
    value: code,
    label: code,
  }));
}

/** Pay: a figure with its currency and period, its ends, and whether it may be converted. */
export function payFields(props: AnswerFieldsProps) {
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
