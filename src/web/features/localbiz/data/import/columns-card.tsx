import { Check } from 'lucide-react';
import { useState } from 'react';
import type { StagedSummary } from '#contract/localbiz/import-summary.ts';
import type { ImportAnswers, ImportReply } from '#contract/localbiz/imports.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { fieldWords } from './field-words.ts';
import { text } from './messages.ts';
import { Questions } from './questions.tsx';
import classes from './import.module.css';

interface ColumnsProps {
  file: ImportReply;
  summary: StagedSummary;
  onAnswer: (change: Partial<ImportAnswers>) => void;
  busy: boolean;
}

const [SURE, LIKELY] = [0.8, 0.6];
/** Columns shown at first, those that are used before the others. */
const SHOWN = 12;

function sureWords(confidence: number): string {
  return confidence >= SURE ? text('sure') : confidence >= LIKELY ? text('likely') : text('checkThis');
}

/** What each column becomes, what is asked of the owner at the top; while nothing is kept, each can be changed. */
export function ColumnsCard({ file, summary, onAnswer, busy }: ColumnsProps) {
  const [all, setAll] = useState(false);
  const mayChange = file.state === 'staged' && file.may_change;
  const ordered = summary.columns.toSorted(
    (one, other) => Number(other.field !== null) - Number(one.field !== null),
  );
  const shown = all ? ordered : ordered.slice(0, SHOWN);
  return (
    <Card>
      <CardHead title={text('columns')}>
        <span className={classes.note}>
          {file.file_name}, {text('columnCount', { count: summary.columns.length })}
        </span>
      </CardHead>
      {mayChange && <Questions file={file} questions={summary.questions} onAnswer={onAnswer} busy={busy} />}
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
      {ordered.length > SHOWN && !all && (
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
  column: StagedSummary['columns'][number];
  fields: readonly string[];
  isSaid: boolean;
  /** Null where nothing can be changed. */
  onChange: ((field: string | null) => void) | null;
}

const NONE = 'none';

function ColumnRow({ column: { header, field, samples, confidence }, fields, isSaid, onChange }: RowProps) {
  return (
    <div className={classes.row}>
      <span className={classes.header}>{header}</span>
      <span className={classes.sample}>{samples.join(', ')}</span>
      {onChange === null ? (
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
        {field === null ? (
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
