import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './add.module.css';
import { type JobDraft, keepDraft, problemsOf } from './job-draft.ts';
import { JobFields } from './job-fields.tsx';
import { text } from './messages.ts';

interface JobFormProps {
  first: JobDraft;
  /** Why it has to be typed in; "" when the person wanted to. */
  why: string;
  today: string;
  /** Whose half-typed form is kept. */
  personId: string;
  onBack: () => void;
  onClose: () => void;
}

/** What is typed, kept through a reload, and sent once it is whole. */
function useJobForm({ first, today, personId, onClose }: Omit<JobFormProps, 'why' | 'onBack'>) {
  const [draft, setDraft] = useState(first);
  const [told, setTold] = useState(false);
  const queries = useQueryClient();
  const toast = useToast();
  const add = useMutation({
    mutationFn: () => client.tracker.add(draft),
    onSuccess: async () => {
      keepDraft(personId, null);
      onClose();
      toast({ message: text('added', { job: draft.title }) });
      await Promise.all(
        [api.applications.key(), api.reports.key()].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
  const problems = problemsOf(draft, today);
  const change = (part: Partial<JobDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(personId, next);
  };
  const send = () => {
    setTold(true);
    if (Object.keys(problems).length === 0 && !add.isPending) add.mutate();
  };
  return { draft, change, send, add, problems: told ? problems : {} };
}

/** The job as the person knows it. */
export function JobForm({ why, onBack, ...form }: JobFormProps) {
  const { today, personId } = form;
  const { draft, change, send, add, problems } = useJobForm(form);
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {why !== '' && <Banner kind="plain">{why}</Banner>}
      <JobFields draft={draft} problems={problems} today={today} onChange={change} />
      {add.isError && <Banner>{sentenceOf(add.error, text('addFailed'))}</Banner>}
      <div className={classes.buttons}>
        <Button type="submit" kind="primary" busy={add.isPending} busyLabel={text('adding')}>
          {text('add')}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            keepDraft(personId, null);
            onBack();
          }}
        >
          {text('startOver')}
        </Button>
      </div>
    </form>
  );
}
