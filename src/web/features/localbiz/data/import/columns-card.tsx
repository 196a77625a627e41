import { Check } from 'lucide-react';
import { useState } from 'react';
import type { StagedSummary } from '#contract/localbiz/import-summary.ts';
import type { ImportAnswers, ImportReply } from '#contract/localbiz/imports.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { Jointed } from '#web/ui/display/jointed.tsx';
import { Middle } from '#web/ui/display/middle.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { fieldWords } from './field-words.ts';
import { text } from './messages.ts';
import { DateOrderSaid } from './date-order-said.tsx';
import { Questions } from './questions.tsx';
import { Tables } from './tables.tsx';
import classes from './import.module.css';

interface ColumnsProps {
  file: ImportReply;
  summary: StagedSummary;
  onAnswer: (change: Partial<ImportAnswers>) => void;
  busy: boolean;
}

const [SURE, LIKELY] = [0.8, 0.6];
/** At least so many columns are shown at first, and all that are used. */
const SHOWN = 12;

function sureWords(confidence: number): string {
  return confidence >= SURE ? text('sure') : confidence >= LIKELY ? text('likely') : text('checkThis');
}

type Column = StagedSummary['columns'][number];

const isUsed = ({ field, beside_date: beside }: Column): boolean => field !== null || beside;

/** The columns that are used before the others, those that go with the dates right after them. */
function inOrder(columns: readonly Column[]): Column[] {
  const rank = (column: Column): number => {
    if (column.field === 'date' || !isUsed(column)) return column.field === 'date' ? 0 : 3;
    return column.beside_date ? 1 : 2;
  };
  return columns.toSorted((one, other) => rank(one) - rank(other));
}

/** What each column becomes, what is asked of the owner at the top; while nothing is kept, each can be changed. */
export function ColumnsCard({ file, summary, onAnswer, busy }: ColumnsProps) {
  const [all, setAll] = useState(false);
  const mayChange = file.state === 'staged' && file.may_change;
  const ordered = inOrder(summary.columns);
  const first = Math.max(SHOWN, ordered.filter(isUsed).length);
  const shown = all ? ordered : ordered.slice(0, first);
  return (
    <Card>
      <CardHead title={text('columns')}>
        <span className={classes.note}>
          {file.file_name}, {text('columnCount', { count: summary.columns.length })}
        </span>
      </CardHead>
      <Tables tables={summary.tables} />
      {mayChange && <Questions file={file} questions={summary.questions} onAnswer={onAnswer} busy={busy} />}
      {mayChange && <DateOrderSaid file={file} columns={summary.columns} onAnswer={onAnswer} busy={busy} />}
      <div className={classes.head} aria-hidden>
        <span>{text('theirColumn')}</span>
        <span>{text('asItStands')}</span>
        <span>{text('becomes')}</span>
        <span>{text('howSure')}</span>
      </div>
      {shown.map((column) => (
        <ColumnRow
          key={column.header}
          column={column}
          fields={summary.fields}
          isSaid={column.header in file.answers.columns}
          onChange={
            mayChange && !busy
              ? (field) => onAnswer({ columns: { ...file.answers.columns, [column.header]: field } })
              : null
          }
        />
      ))}
      {ordered.length > first && !all && (
        <div className={classes.foot}>
          <span />
          <Button kind="quiet" size="sm" onClick={() => setAll(true)}>
            {text('showAll', { count: ordered.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface RowProps {
  column: Column;
  fields: readonly string[];
  isSaid: boolean;
  /** Null where nothing can be changed. */
  onChange: ((field: string | null) => void) | null;
}

const NONE = 'none';

function ColumnRow({ column, fields, isSaid, onChange }: RowProps) {
  const { header, field, beside_date: beside, samples, confidence } = column;
  return (
    <div className={classes.row}>
      <span className={classes.header}>
        <Jointed>{header}</Jointed>
      </span>
      <span className={classes.sample}>
        <Middle>{samples.join(', ')}</Middle>
      </span>
      {beside ? (
        <span>{text('besideDate')}</span>
      ) : onChange === null ? (
        <span className={field === null ? classes.dim : undefined}>{fieldWords(field ?? NONE)}</span>
      ) : (
        <Select
          label={text('becomesOf', { header })}
          value={field ?? NONE}
          options={[NONE, ...fields].map((value) => ({ value, label: fieldWords(value) }))}
          onValueChange={(value) => onChange(value === NONE ? null : value)}
        />
      )}
      <span className={classes.sure}>
        {beside ? (
          text('withDates')
        ) : field === null ? (
          text('notNeeded')
        ) : isSaid ? (
          text('yours')
        ) : (
          <>
            {confidence >= SURE && <Check aria-hidden />}
            {sureWords(confidence)}
          </>
        )}
      </span>
    </div>
  );
}
