import {
  FileText,
  Link2,
  type LucideIcon,
  MessageSquareQuote,
  PenLine,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import type { FormPlan, PlannedField, ValueSource } from '#contract/career/form.ts';
import { fullDayInWords } from '#web/shell/applications/days.ts';
import { TextButton } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import classes from './content.module.css';
import type { FieldEdits } from './field-edits.ts';
import { text } from './messages.ts';

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

/** A day is read in words, though a form takes it as digits. */
const shown = ({ kind, display }: PlannedField) => (kind === 'date' ? fullDayInWords(display) : display);

/** Longer than this, or of several lines, a value is read as a text and not at a glance. */
const AT_A_GLANCE = 120;
const isProse = (value: string) => value.length > AT_A_GLANCE || value.includes('\n');

interface GroupProps {
  title: string;
  fields: readonly PlannedField[];
  onOpenFacts: (factIds: readonly string[]) => void;
  /** Where what would be sent can still be changed. */
  edits?: FieldEdits | undefined;
}

interface OpenFieldProps {
  edits: FieldEdits | undefined;
  fieldKey: string;
  /** What stands on the button, and its name with the field it is for. */
  word: string;
  name: string;
}

/** Opens the place where a value is written, and closes it. */
function OpenField({ edits, fieldKey, word, name }: OpenFieldProps) {
  if (edits?.canChange(fieldKey) !== true) return null;
  const open = edits.editing === fieldKey;
  return (
    <TextButton
      data-opens={fieldKey}
      aria-label={name}
      aria-expanded={open}
      busy={edits.busy}
      onClick={() => edits.open(open ? null : fieldKey)}
    >
      {word}
    </TextButton>
  );
}

/** A value with where it comes from at its right, and the way to write it anew in its place. */
function FieldRow({
  field,
  onOpenFacts,
  edits,
}: Omit<GroupProps, 'title' | 'fields'> & { field: PlannedField }) {
  return (
    <div className={classNames(classes.field, isProse(field.display) && classes.prose)}>
      <dt className={classes.label}>{field.label}</dt>
      <dd className={classes.value}>{edits?.editing === field.key ? edits.form(field) : shown(field)}</dd>
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

interface LeftBlankProps {
  fields: FormPlan['left_blank'];
  edits?: FieldEdits | undefined;
}

/** What is left empty on purpose, each with the reason and the way to answer it. */
export function LeftBlank({ fields, edits }: LeftBlankProps) {
  if (fields.length === 0) return null;
  return (
    <section aria-label={text('leftBlank')}>
      <h2 className={classes.groupTitle}>
        {text('leftBlankTitle', { count: fields.length })}
        <span>{text('fieldCount', { count: fields.length })}</span>
      </h2>
      <dl>
        {fields.map((field) => (
          <div key={field.key} className={classes.blank}>
            <dt>{field.label}</dt>
            <dd>{field.why}</dd>
            <dd className={classes.answer}>
              <OpenField
                edits={edits}
                fieldKey={field.key}
                word={text('answer')}
                name={text('answerField', { field: field.label })}
              />
            </dd>
            {edits?.editing === field.key && <dd className={classes.answering}>{edits.form(field)}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
