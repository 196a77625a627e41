import {
  FileText,
  Link2,
  type LucideIcon,
  MessageSquareQuote,
  PenLine,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { useRef } from 'react';
import type { FormPlan, PlannedField, ValueSource } from '#contract/career/form.ts';
import { fullDayInWords } from '#web/shell/applications/days.ts';
import { TextButton } from '#web/ui/actions/button.tsx';
import classes from './content.module.css';
import type { FieldEdits } from './field-edits.ts';

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

interface GroupProps {
  title: string;
  fields: readonly PlannedField[];
  onOpenFacts: (factIds: readonly string[]) => void;
  /** Where what would be sent can still be changed. */
  edits?: FieldEdits | undefined;
}

function EditPlace({ edits, field, onDone }: { edits: FieldEdits; field: PlannedField; onDone: () => void }) {
  return edits.form(field, onDone);
}

/** A value with where it comes from at its right, and the way to write it anew in its place. */
function FieldRow({
  field,
  onOpenFacts,
  edits,
}: Omit<GroupProps, 'title' | 'fields'> & { field: PlannedField }) {
  const change = useRef<HTMLButtonElement>(null);
  const open = edits?.editing === field.key;
  const close = () => {
    edits?.open(null);
    change.current?.focus();
  };
  return (
    <div className={classes.field}>
      <dt className={classes.label}>{field.label}</dt>
      <dd className={classes.value}>
        {edits && open ? <EditPlace edits={edits} field={field} onDone={close} /> : shown(field)}
      </dd>
      <dd className={classes.origin}>
        <SourceMark source={field.source} onOpen={onOpenFacts} />
        {edits?.canChange(field.key) && (
          <TextButton
            ref={change}
            aria-label={`Change ${field.label}`}
            aria-expanded={open}
            disabled={edits.busy}
            onClick={() => (open ? close() : edits.open(field.key))}
          >
            Change
          </TextButton>
        )}
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
        <span>{fields.length === 1 ? '1 field' : `${fields.length} fields`}</span>
      </h2>
      <dl>
        {fields.map((field) => (
          <FieldRow key={field.key} field={field} {...rest} />
        ))}
      </dl>
    </section>
  );
}

/** What is left empty on purpose, each with the reason. */
export function LeftBlank({ fields }: { fields: FormPlan['left_blank'] }) {
  if (fields.length === 0) return null;
  return (
    <section aria-label="Left blank">
      <h2 className={classes.groupTitle}>
        I left {fields.length === 1 ? 'one' : 'these'} blank
        <span>{fields.length === 1 ? '1 field' : `${fields.length} fields`}</span>
      </h2>
      <dl>
        {fields.map(({ key, label, why }) => (
          <div key={key} className={classes.blank}>
            <dt>{label}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
