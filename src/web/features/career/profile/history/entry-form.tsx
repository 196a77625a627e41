import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ToldEntry } from '#contract/career/hub/told-entry.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { calendarDay } from '#web/shell/applications/days.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { type EntryDraft, emptyDraft, type Problems, readDraft } from './entry-draft.ts';
import classes from './history.module.css';
import { Dates, Deeds } from './entry-parts.tsx';
import { text } from './messages.ts';

const kindOptions = (): readonly { value: EntryDraft['kind']; label: string }[] => [
  { value: 'job', label: text('aJob') },
  { value: 'study', label: text('aStudy') },
  { value: 'volunteering', label: text('aVolunteering') },
];

interface Words {
  what: string;
  whatExample: string;
  where: string;
  whereExample: string;
  still: string;
}

const WORDS: Readonly<Record<EntryDraft['kind'], () => Words>> = {
  job: () => ({
    what: text('jobWhat'),
    whatExample: text('jobWhatExample'),
    where: text('jobWhere'),
    whereExample: text('jobWhereExample'),
    still: text('jobStill'),
  }),
  study: () => ({
    what: text('studyWhat'),
    whatExample: text('studyWhatExample'),
    where: text('studyWhere'),
    whereExample: text('studyWhereExample'),
    still: text('studyStill'),
  }),
  volunteering: () => ({
    what: text('volunteeringWhat'),
    whatExample: text('volunteeringWhatExample'),
    where: text('volunteeringWhere'),
    whereExample: text('volunteeringWhereExample'),
    still: text('volunteeringStill'),
  }),
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
  const words = WORDS[draft.kind]();
  const kinds = kindOptions();
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
        label={text('kind')}
        help={text('kindHint')}
        options={kinds}
        chosen={[draft.kind]}
        onChange={([kind]) => {
          const known = kinds.find(({ value }) => value === kind);
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
      {save.isError && <Banner>{sentenceOf(save.error, text('saveFailed'))}</Banner>}
      <div>
        <Button kind="primary" size="lg" type="submit" busy={save.isPending} busyLabel={text('saving')}>
          {action('save')}
        </Button>
      </div>
    </form>
  );
}
