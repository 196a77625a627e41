import type { StagedSummary } from '#contract/localbiz/import-summary.ts';
import type { ImportQuestion } from '#contract/localbiz/import-questions.ts';
import type { ImportAnswers, ImportReply } from '#contract/localbiz/imports.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { text } from './month-messages.ts';
import classes from './import.module.css';

interface MonthQuestionProps {
  question: Extract<ImportQuestion, { about: 'month' }>;
  file: ImportReply;
  onAnswer: (change: Partial<ImportAnswers>) => void;
  busy: boolean;
}

/** How many rows of a file are no lines yet, since nothing says of which month they are. */
export const waitingRows = ({ questions }: Pick<StagedSummary, 'questions'>): number =>
  questions.reduce((sum, question) => (question.about === 'month' ? sum + question.rows : sum), 0);

const NONE = 'none';
/** Months that are offered, the one in which the file was brought first. */
const OFFERED = 60;

function monthsBefore(moment: string): string[] {
  const [year = 0, month = 1] = moment.slice(0, 7).split('-').map(Number);
  return Array.from({ length: OFFERED }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** Of which month days are that are numbers alone; what is chosen is said at once. */
export function MonthQuestion({
  question: { header, rows, months },
  file,
  onAnswer,
  busy,
}: MonthQuestionProps) {
  const label = months > 1 ? text('firstMonthQuestion', { months }) : text('monthQuestion');
  const options = monthsBefore(file.created_at).map((value) => ({
    value,
    label: text('month', { day: `${value}-01` }),
  }));
  return (
    <div className={classes.ask}>
      <span>
        <b>{label}</b>
        <br />
        {text('monthHelp', { header, rows })}
      </span>
      <Select
        label={label}
        value={NONE}
        options={[{ value: NONE, label: text('chooseMonth') }, ...options]}
        onValueChange={(value) => {
          if (value !== NONE && !busy) onAnswer({ month: value });
        }}
      />
    </div>
  );
}
