import { CircleAlert } from 'lucide-react';
import { weekdays } from '#contract/localbiz/business.ts';
import { inZone } from '#web/shell/applications/in-zone.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import type { BusinessForm } from './business-form.ts';
import { copyHours } from './business-form.ts';
import classes from './business.module.css';
import { text } from './messages.ts';

type Hours = BusinessForm['hours'];

/** A Monday, from which the days of the week are counted. */
const MONDAY = Date.UTC(2026, 10, 16);
const DAY_MS = 86_400_000;
const nameOf = (index: number): string => inZone({ weekday: 'long' }, 'UTC').format(MONDAY + index * DAY_MS);

interface HoursFieldsProps {
  hours: Hours;
  problems: Partial<Record<string, string>>;
  onChange: (hours: Hours) => void;
}

/** The week, a row for each day: closed, or from when to when. */
export function HoursFields({ hours, problems, onChange }: HoursFieldsProps) {
  const copied = copyHours(hours);
  return (
    <fieldset className={classes.hours}>
      <legend className="visually-hidden">{text('hoursTitle')}</legend>
      {weekdays.map((day, index) => (
        <DayRow
          key={day}
          name={nameOf(index)}
          hours={hours[day]}
          problem={problems[`hours.${day}`]}
          onChange={(changed) => onChange({ ...hours, [day]: changed })}
        />
      ))}
      <Button size="sm" disabled={copied === null} onClick={() => copied && onChange(copied)}>
        {text('copyHours')}
      </Button>
    </fieldset>
  );
}

interface DayRowProps {
  name: string;
  hours: Hours['monday'];
  problem: string | undefined;
  onChange: (hours: Hours['monday']) => void;
}

function DayRow({ name, hours, problem, onChange }: DayRowProps) {
  const over = hours !== null && hours.closes !== '' && hours.closes < hours.opens;
  return (
    <div className={classes.day}>
      <Switch
        label={name}
        checked={hours !== null}
        onCheckedChange={(open) => onChange(open ? { opens: '09:00', closes: '17:00' } : null)}
      />
      {hours === null ? (
        <span className={classes.closed}>{text('closed')}</span>
      ) : (
        <div className={classes.span}>
          <Input
            type="time"
            aria-label={text('opensAt', { day: name })}
            aria-invalid={problem !== undefined || undefined}
            value={hours.opens}
            onChange={(event) => onChange({ ...hours, opens: event.currentTarget.value })}
          />
          <span aria-hidden>–</span>
          <Input
            type="time"
            aria-label={text('closesAt', { day: name })}
            aria-invalid={problem !== undefined || undefined}
            value={hours.closes}
            onChange={(event) => onChange({ ...hours, closes: event.currentTarget.value })}
          />
          {over && <span className={classes.closed}>{text('nextDay')}</span>}
        </div>
      )}
      {problem !== undefined && (
        <p className={classes.problem} role="alert">
          <CircleAlert aria-hidden />
          {problem}
        </p>
      )}
    </div>
  );
}
