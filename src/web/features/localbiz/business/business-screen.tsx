import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Business } from '#contract/localbiz/business.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useSession } from '#web/api/session.tsx';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { type BusinessForm, formOf, readForm } from './business-form.ts';
import classes from './business.module.css';
import { ContactFields, PlaceFields } from './detail-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { text } from './messages.ts';

/** The business profile: set up once, changed whenever the business does. */
export function BusinessScreen() {
  const business = useQuery(api.businesses.read.queryOptions());
  const { session } = useSession();
  const person = session.kind === 'signed-in' || session.kind === 'offline' ? session.person : null;
  return (
    <>
      <ScreenHead title={text('title')} lead={text('lead')} />
      {business.isPending && <ProfileLoading />}
      {business.isError && business.data === undefined && (
        <Card>
          <LoadFailure
            title={text('loadFailed')}
            signIn={text('signIn')}
            error={business.error}
            onRetry={() => void business.refetch()}
          />
        </Card>
      )}
      {business.data !== undefined && (
        <ProfileForm stored={business.data} timeZone={person?.time_zone ?? 'America/Toronto'} />
      )}
    </>
  );
}

function useBusinessForm(stored: Business | null, timeZone: string) {
  const queries = useQueryClient();
  const toast = useToast();
  const kept = formOf(stored, timeZone);
  const [form, setForm] = useState<BusinessForm>(() => keptDraft(kept) ?? kept);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const save = useMutation({
    mutationFn: (business: Business) => client.businesses.replace(business),
    onSuccess: (saved) => {
      keepDraft(null);
      setForm(saved);
      queries.setQueryData(api.businesses.read.queryKey(), saved);
      toast({ message: text('saved') });
    },
  });
  const change = (part: Partial<BusinessForm>) => {
    const next = { ...form, ...part };
    setForm(next);
    keepDraft(next);
    if (Object.keys(problems).length > 0) {
      const read = readForm(next);
      setProblems('problems' in read ? read.problems : {});
    }
  };
  const submit = () => {
    const read = readForm(form);
    setProblems('problems' in read ? read.problems : {});
    if ('business' in read && !save.isPending) save.mutate(read.business);
  };
  return { form, change, problems, submit, save, changed: JSON.stringify(form) !== JSON.stringify(kept) };
}

function ProfileForm({ stored, timeZone }: { stored: Business | null; timeZone: string }) {
  const { form, change, problems, submit, save, changed } = useBusinessForm(stored, timeZone);
  const wrong = Object.keys(problems).length;
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Card>
        <CardHead title={text('businessTitle')} />
        <CardRow>
          <PlaceFields
            form={form}
            problems={problems}
            change={change}
            isQuebecKnown={stored?.region === 'QC'}
          />
        </CardRow>
      </Card>
      <Card>
        <CardHead title={text('hoursTitle')} />
        <CardRow>
          <HoursFields hours={form.hours} problems={problems} onChange={(hours) => change({ hours })} />
        </CardRow>
      </Card>
      <Card>
        <CardHead title={text('contactTitle')} />
        <CardRow>
          <ContactFields form={form} problems={problems} change={change} />
        </CardRow>
      </Card>
      {(wrong > 0 || save.isError) && (
        <Banner>{wrong > 0 ? text('fieldsWrong') : sentenceOf(save.error, text('saveFailed'))}</Banner>
      )}
      <footer className={classes.footer}>
        <Button
          kind="primary"
          type="submit"
          disabled={!changed}
          busy={save.isPending}
          busyLabel={text('saving')}
        >
          {stored === null ? text('saveFirst') : text('saveChanges')}
        </Button>
        <p>{changed ? text('changed') : text('unchanged')}</p>
      </footer>
    </form>
  );
}

function ProfileLoading() {
  return (
    <Loading label={text('loading')}>
      {[420, 460].map((height) => (
        <Card key={height}>
          <CardRow>
            <Skeleton height={height} />
          </CardRow>
        </Card>
      ))}
    </Loading>
  );
}
