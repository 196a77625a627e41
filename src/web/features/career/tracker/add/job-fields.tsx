import type { TrackedStatus } from '#contract/career/applications.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, Textarea } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import classes from './add.module.css';
import type { JobDraft, problemsOf } from './job-draft.ts';

const statuses: { value: TrackedStatus; label: string }[] = [
  { value: 'Applied', label: 'Applied' },
  { value: 'Interviewing', label: 'Interviewing' },
  { value: 'Offer', label: 'Offer' },
  { value: 'Rejected', label: 'Rejected' },
];

interface JobFieldsProps {
  draft: JobDraft;
  problems: ReturnType<typeof problemsOf>;
  today: string;
  onChange: (part: Partial<JobDraft>) => void;
}

/** The fields of a job that is typed in by hand, each with its problem beside it. */
export function JobFields({ draft, problems, today, onChange: change }: JobFieldsProps) {
  const text = (field: 'title' | 'company' | 'place' | 'link') => ({
    value: draft[field],
    maxLength: field === 'link' ? 2000 : 200,
    autoComplete: 'off',
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => change({ [field]: event.currentTarget.value }),
  });
  return (
    <>
      <div className={classes.pair}>
        <Field label="Job title" error={problems.title}>
          <Input {...text('title')} />
        </Field>
        <Field label="Company" error={problems.company}>
          <Input {...text('company')} />
        </Field>
        <Field label="Place (optional)">
          <Input {...text('place')} />
        </Field>
        <Field label="Link (optional)" error={problems.link}>
          <Input type="url" inputMode="url" {...text('link')} />
        </Field>
        <Field label="Day you applied" error={problems.date}>
          <Input
            type="date"
            max={today}
            value={draft.date}
            onChange={(event) => change({ date: event.currentTarget.value })}
          />
        </Field>
        <Field label="Status">
          <Select options={statuses} value={draft.status} onValueChange={(status) => change({ status })} />
        </Field>
      </div>
      <Field label="Note (optional)" help="Only you see your notes." error={problems.note}>
        <Textarea
          rows={3}
          maxLength={5000}
          value={draft.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}
