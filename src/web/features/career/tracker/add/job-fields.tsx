import type { TrackedStatus } from '#contract/career/applications.ts';
import { statusWords } from '#web/shell/applications/status/status-words.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, Textarea } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import classes from './add.module.css';
import type { JobDraft, problemsOf } from './job-draft.ts';
import { text } from './messages.ts';

const statuses: readonly TrackedStatus[] = ['Applied', 'Interviewing', 'Offer', 'Rejected'];

interface JobFieldsProps {
  draft: JobDraft;
  problems: ReturnType<typeof problemsOf>;
  today: string;
  onChange: (part: Partial<JobDraft>) => void;
}

/** The fields of a job that is typed in by hand, each with its problem beside it. */
export function JobFields({ draft, problems, today, onChange: change }: JobFieldsProps) {
  const typed = (field: 'title' | 'company' | 'place' | 'link') => ({
    value: draft[field],
    maxLength: field === 'link' ? 2000 : 200,
    autoComplete: 'off',
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => change({ [field]: event.currentTarget.value }),
  });
  return (
    <>
      <div className={classes.pair}>
        <Field label={text('jobLabel')} error={problems.title}>
          <Input {...typed('title')} />
        </Field>
        <Field label={text('companyLabel')} error={problems.company}>
          <Input {...typed('company')} />
        </Field>
        <Field label={text('placeLabel')}>
          <Input {...typed('place')} />
        </Field>
        <Field label={text('jobLinkLabel')} error={problems.link}>
          <Input type="url" inputMode="url" {...typed('link')} />
        </Field>
        <Field label={text('dayLabel')} error={problems.date}>
          <Input
            type="date"
            max={today}
            value={draft.date}
            onChange={(event) => change({ date: event.currentTarget.value })}
          />
        </Field>
        <Field label={text('statusLabel')}>
          <Select
            options={statuses.map((status) => ({ value: status, label: statusWords(status) }))}
            value={draft.status}
            onValueChange={(status) => change({ status })}
          />
        </Field>
      </div>
      <Field label={text('noteLabel')} help={text('noteHint')} error={problems.note}>
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
