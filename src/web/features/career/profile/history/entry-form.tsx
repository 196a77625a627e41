import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ToldEntry } from '#contract/career/hub/told-entry.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { calendarDay } from '#web/shell/applications/days.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { type EntryDraft, emptyDraft, type Problems, readDraft } from './entry-draft.ts';
import classes from './history.module.css';
import { Dates, Deeds } from './entry-parts.tsx';

const KINDS: readonly { value: EntryDraft['kind']; label: string }[] = [
  { value: 'job', label: 'A job' },
  { value: 'study', label: 'A school, course or degree' },
  { value: 'volunteering', label: 'Volunteer work' },
];

interface Words {
  what: string;
  whatExample: string;
  where: string;
  whereExample: string;
  still: string;
}

const WORDS: Readonly<Record<EntryDraft['kind'], Words>> = {
  job: {
    what: 'Job title',
    whatExample: 'Warehouse worker',
    where: 'Employer',
    whereExample: 'The company’s name',
    still: 'I still work there',
  },
  study: {
    what: 'What you studied',
    whatExample: 'High school, or a subject',
    where: 'School',
    whereExample: 'The school’s name',
    still: 'I am still studying there',
  },
  volunteering: {
    what: 'What you did',
    whatExample: 'Kitchen helper',
    where: 'Organization',
    whereExample: 'The organization’s name',
    still: 'I still do it',
  },
};

/** What is typed, sent once it is whole. */
function useEntryForm(onSaved: (entry: ToldEntry) => void) {
  const { nowMs, timeZone } = usePersonClock();
  const [draft, setDraft] = useState(emptyDraft());
  const [problems, setProblems] = useState<Problems>({});
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (entry: ToldEntry) => client.profiles.tellEntry(entry),
    onSuccess: async (_done, entry) => {
      await Promise.all(
        [api.resumes.key(), api.profiles.key(), api.applications.key(), api.reports.key()].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      onSaved(entry);
    },
  });
  const send = () => {
    if (save.isPending) return;
    const read = readDraft(draft, calendarDay(nowMs, timeZone));
    setProblems('problems' in read ? read.problems : {});
    if ('entry' in read) save.mutate(read.entry);
  };
  const change = (part: Partial<EntryDraft>) => {
    setDraft({ ...draft, ...part });
    const settled = Object.fromEntries(Object.keys(part).map((field) => [field, undefined]));
    setProblems(part.kind === undefined ? { ...problems, ...settled } : {});
  };
  return { draft, change, problems, send, save };
}

/** The questions: what it was, where, when, and a thing or two that was done there. */
export function EntryForm({ onSaved }: { onSaved: (entry: ToldEntry) => void }) {
  const { draft, change, problems, send, save } = useEntryForm(onSaved);
  const words = WORDS[draft.kind];
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ChoiceGroup
        label="What can you tell me about?"
        help="You have never worked? A school or volunteer work is enough."
        options={KINDS}
        chosen={[draft.kind]}
        onChange={([kind]) => {
          const known = KINDS.find(({ value }) => value === kind);
          if (known) change({ kind: known.value });
        }}
      />
      <div className={classes.pair}>
        <Field label={words.what} error={problems.what}>
          <Input
            maxLength={120}
            placeholder={words.whatExample}
            value={draft.what}
            onChange={(event) => change({ what: event.currentTarget.value })}
          />
        </Field>
        <Field label={words.where} error={problems.where}>
          <Input
            maxLength={120}
            placeholder={words.whereExample}
            value={draft.where}
            onChange={(event) => change({ where: event.currentTarget.value })}
          />
        </Field>
      </div>
      <Dates draft={draft} problems={problems} still={words.still} onChange={change} />
      {draft.kind !== 'study' && <Deeds draft={draft} error={problems.done} onChange={change} />}
      {save.isError && (
        <Banner>
          {sentenceOf(save.error, 'The server did not answer. What you typed is still here; try again.')}
        </Banner>
      )}
      <div>
        <Button kind="primary" size="lg" type="submit" busy={save.isPending} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}
