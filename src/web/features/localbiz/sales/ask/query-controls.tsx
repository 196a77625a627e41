import { groups, measures } from '#contract/localbiz/sales-parts.ts';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import { daysBefore, yearBefore } from '#engines/calendar/index.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import classes from './ask.module.css';
import { text } from './messages.ts';

const isSame = (one: SalesQuery['against'], other: SalesQuery['period']): boolean =>
  one?.from === other.from && one.to === other.to;

/** With another split, what was said of the groups before says nothing any more. */
const regrouped = (query: SalesQuery, group: SalesQuery['group']): SalesQuery => ({
  ...query,
  group,
  ...(group === null && { changed: null, order: null, first: null }),
  ...((group === 'day' || group === 'week' || group === 'month') && { changed: null }),
});

interface ControlsProps {
  query: SalesQuery;
  onAsk: (query: SalesQuery) => void;
}

/** What is measured, by what it is split, the days and their order, each to be chosen anew. */

export function Controls({ query, onAsk }: ControlsProps) {
  const { measure, group, order } = query;
  return (
    <div className={classes.controls}>
      <label>
        {text('partMeasure')}
        <Select
          options={measures.map((value) => ({ value, label: text('measureOption', { measure: value }) }))}
          value={measure}
          onValueChange={(value) => onAsk({ ...query, measure: value, tax: null, limit: null })}
        />
      </label>
      <label>
        {text('partGroup')}
        <Select
          options={[
            { value: 'none', label: text('notSplit') },
            ...groups.map((value) => ({ value, label: text('byOption', { group: value }) })),
          ]}
          value={group ?? 'none'}
          onValueChange={(value) => onAsk(regrouped(query, value === 'none' ? null : value))}
        />
      </label>
      <Days query={query} onAsk={onAsk} />
      {group !== null && (
        <label>
          {text('partOrder')}
          <Select
            options={[
              { value: 'usual', label: text('orderUsual') },
              { value: 'most', label: text('orderMost') },
              { value: 'least', label: text('orderLeast') },
            ]}
            value={order ?? 'usual'}
            onValueChange={(value) => onAsk({ ...query, order: value === 'usual' ? null : value })}
          />
        </label>
      )}
    </div>
  );
}

/** The days that are asked for, and those they are held against. */
function Days({ query, onAsk }: ControlsProps) {
  const { period, against } = query;
  const kind =
    against === null
      ? 'nothing'
      : isSame(against, daysBefore(period))
        ? 'before'
        : isSame(against, yearBefore(period))
          ? 'year'
          : 'these';
  const days = { nothing: null, before: daysBefore(period), year: yearBefore(period), these: against };
  const dated = (label: string, end: 'from' | 'to') => (
    <label>
      {label}
      <Input
        type="date"
        value={period[end]}
        max={end === 'from' ? period.to : undefined}
        min={end === 'to' ? period.from : undefined}
        onChange={(event) => {
          const changed = { ...period, [end]: event.currentTarget.value };
          if (/^2\d{3}-/.test(changed[end]) && changed.from <= changed.to)
            onAsk({ ...query, period: changed });
        }}
      />
    </label>
  );
  return (
    <>
      {dated(text('partFrom'), 'from')}
      {dated(text('partTo'), 'to')}
      <label>
        {text('partAgainst')}
        <Select
          options={[
            { value: 'nothing', label: text('againstNothing') },
            { value: 'before', label: text('againstBefore') },
            { value: 'year', label: text('againstYear') },
            ...(kind === 'these' ? [{ value: 'these' as const, label: text('againstThese') }] : []),
          ]}
          value={kind}
          onValueChange={(value) =>
            onAsk({ ...query, against: days[value], ...(value === 'nothing' && { changed: null }) })
          }
        />
      </label>
    </>
  );
}
