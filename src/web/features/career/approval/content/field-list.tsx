import {
  FileText,
  Link2,
  type LucideIcon,
  MessageSquareQuote,
  PenLine,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import type { PlannedField, ValueSource } from '#contract/career/form.ts';
import { fullDayInWords } from '#web/shell/applications/days.ts';
import { classNames } from '#web/ui/class-names.ts';
import classes from './content.module.css';
import type { FieldEdits } from './field-edits.ts';
import { text } from './messages.ts';
import { OpenField } from './open-field.tsx';

const icons: Record<ValueSource['kind'], LucideIcon> = {
  fact: FileText,
  account: UserRound,
  answer: MessageSquareQuote,
  derived: FileText,
  written: PenLine,
  posting: Link2,
  approval: ShieldCheck,
};

function SourceMark({
  source,
  onOpen,
}: {
  source: ValueSource;
  onOpen: (factIds: readonly string[]) => void;
}) {
  const Icon = icons[source.kind];
  const content = (
    <>
      <Icon aria-hidden />
      {source.label}
    </>
  );
  const facts = 'fact_ids' in source ? source.fact_ids : [];
  if (facts.length === 0) return <span className={classes.source}>{content}</span>;
  return (
    <button type="button" className={classes.source} onClick={() => onOpen(facts)}>
      {content}
    </button>
  );
}

/** A day is read in words, though a form takes it as digits; a letter that a field takes whole stands below, once. */
const shownAs = ({ kind, display }: PlannedField, letter: string | undefined): string => {
  if (letter !== undefined && display.trim() === letter.trim()) return text('letterBelow');
  return kind === 'date' ? fullDayInWords(display) : display;
};

/** Longer than this, or of several lines, a value is read as a text and not at a glance. */
const AT_A_GLANCE = 120;
const isProse = (value: string) => value.length > AT_A_GLANCE || value.includes('\n');

interface GroupProps {
  title: string;
  fields: readonly PlannedField[];
  onOpenFacts: (factIds: readonly string[]) => void;
  /** Where what would be sent can still be changed. */
  edits?: FieldEdits | undefined;
  /** The text of the letter that is read in a place of its own. */
  letter?: string | undefined;
}

/** A value with where it comes from at its right, and the way to write it anew in its place. */
function FieldRow({
  field,
  onOpenFacts,
  edits,
  letter,
}: Omit<GroupProps, 'title' | 'fields'> & { field: PlannedField }) {
  const shown = shownAs(field, letter);
  return (
    <div className={classNames(classes.field, isProse(shown) && classes.prose)}>
      <dt className={classes.label}>{field.label}</dt>
      <dd className={classes.value}>{edits?.editing === field.key ? edits.form(field) : shown}</dd>
      <dd className={classes.origin}>
        <SourceMark source={field.source} onOpen={onOpenFacts} />
        <OpenField
          edits={edits}
          fieldKey={field.key}
          word={text('change')}
          name={text('changeField', { field: field.label })}
        />
      </dd>
    </div>
  );
}

/** One group of the form, each value with where it comes from at its right. */
export function FieldGroup({ title, fields, ...rest }: GroupProps) {
  if (fields.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={classes.groupTitle}>
        {title}
        <span>{text('fieldCount', { count: fields.length })}</span>
      </h2>
      <dl>
        {fields.map((field) => (
          <FieldRow key={field.key} field={field} {...rest} />
        ))}
      </dl>
    </section>
  );
}
