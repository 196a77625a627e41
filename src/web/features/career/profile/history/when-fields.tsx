import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { When } from './entry-draft.ts';
import classes from './history.module.css';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
].map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));

interface WhenFieldsProps {
  /** What the date is of: "Start". */
  label: string;
  value: When;
  error: string | undefined;
  onChange: (value: When) => void;
}

/** A year, with its month where the person knows it. */
export function WhenFields({ label, value, error, onChange }: WhenFieldsProps) {
  return (
    <div className={classes.when}>
      <Field label={`${label} year`} error={error}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          placeholder="2021"
          value={value.year}
          onChange={(event) => onChange({ ...value, year: event.currentTarget.value })}
        />
      </Field>
      <Field label={`${label} month (optional)`}>
        <Select
          options={[{ value: '', label: 'Not sure' }, ...MONTHS]}
          value={value.month}
          onValueChange={(month) => onChange({ ...value, month })}
        />
      </Field>
    </div>
  );
}
