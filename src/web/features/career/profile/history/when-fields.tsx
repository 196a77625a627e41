import { dateFormat } from '#localization/format.ts';
import { pageLocale } from '#web/text/page-locale.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { When } from './entry-draft.ts';
import classes from './history.module.css';
import { text } from './messages.ts';

/** The months of a year by their names. */
const monthOptions = () =>
  Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: dateFormat(pageLocale(), { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, index, 1)),
  }));

interface WhenFieldsProps {
  /** What the year is of: "Start year". */
  year: string;
  /** What the month is of: "Start month (optional)". */
  month: string;
  value: When;
  error: string | undefined;
  onChange: (value: When) => void;
}

/** A year, with its month where the person knows it. */
export function WhenFields({ year, month, value, error, onChange }: WhenFieldsProps) {
  return (
    <div className={classes.when}>
      <Field label={year} error={error}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          placeholder="2021"
          value={value.year}
          onChange={(event) => onChange({ ...value, year: event.currentTarget.value })}
        />
      </Field>
      <Field label={month}>
        <Select
          options={[{ value: '', label: text('monthUnknown') }, ...monthOptions()]}
          value={value.month}
          onValueChange={(chosen) => onChange({ ...value, month: chosen })}
        />
      </Field>
    </div>
  );
}
