import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AvoidedByAccount } from '#contract/career/hub/avoid.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { AvoidFields } from '#web/shell/avoid/avoid-fields.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { type AvoidEdits, editsOf, formOf } from './avoid-form.ts';
import classes from './avoid.module.css';
import { text } from './messages.ts';

/** What the person avoids in all campaigns, with where they work now. */
export function AvoidCard() {
  const avoided = useQuery(api.profiles.avoided.queryOptions());
  return (
    <Card>
      <CardHead title={text('title')} />
      {avoided.data && <AvoidForm stored={avoided.data} />}
      {!avoided.data && avoided.isError && (
        <LoadFailure
          title={text('loadFailed')}
          signIn={text('signIn')}
          error={avoided.error}
          onRetry={() => void avoided.refetch()}
        />
      )}
      {avoided.isPending && (
        <Loading label={text('loading')}>
          <div className={classes.form}>
            <Skeleton width="60%" />
            <Skeleton height={64} />
            <Skeleton height={64} />
          </div>
        </Loading>
      )}
    </Card>
  );
}

type Present = AvoidedByAccount['present'];

/** Where the person works now, each avoided until they take the tick off. */
function PresentEmployers({ present, onChange }: { present: Present; onChange: (present: Present) => void }) {
  if (present.length === 0) return <p className={classes.quiet}>{text('noPresent')}</p>;
  return (
    <ChoiceGroup
      label={text('present')}
      several
      options={present.map(({ name }) => ({ value: name, label: text('avoid', { employer: name }) }))}
      chosen={present.flatMap(({ name, avoided }) => (avoided ? [name] : []))}
      onChange={(chosen) => onChange(present.map(({ name }) => ({ name, avoided: chosen.includes(name) })))}
    />
  );
}

function AvoidForm({ stored }: { stored: AvoidedByAccount }) {
  const queries = useQueryClient();
  const toast = useToast();
  const [edits, setEdits] = useState<AvoidEdits>({});
  // The stored lists may change while somebody types: what they typed stays over them.
  const form = formOf(stored, edits);
  const save = useMutation({
    mutationFn: ({ present, ...lists }: AvoidedByAccount) =>
      client.profiles.changeAvoided({
        ...lists,
        allowed: present.flatMap(({ name, avoided }) => (avoided ? [] : [name])),
      }),
    onSuccess: (saved, sent) => {
      setEdits((typed) => editsOf(sent, formOf(sent, typed)));
      queries.setQueryData(api.profiles.avoided.queryKey(), saved);
      toast({ message: text('saved'), kind: 'done' });
    },
  });
  const isChanged = JSON.stringify(form) !== JSON.stringify(stored);
  const change = (part: Partial<AvoidedByAccount>) => setEdits(editsOf(stored, { ...form, ...part }));
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate(form);
      }}
    >
      <p className={classes.quiet}>{text('lead')}</p>
      <PresentEmployers present={form.present} onChange={(present) => change({ present })} />
      <AvoidFields lists={form} onChange={change} />
      {save.isError && <Banner>{sentenceOf(save.error, text('saveFailed'))}</Banner>}
      {isChanged && (
        <div className={classes.buttons}>
          <Button onClick={() => setEdits({})}>{text('discard')}</Button>
          <Button kind="primary" type="submit" busy={save.isPending} busyLabel={text('saving')}>
            {text('save')}
          </Button>
        </div>
      )}
    </form>
  );
}
