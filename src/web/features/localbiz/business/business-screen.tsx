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

/** The business profile: set up once, changed whenever the business does. */
export function BusinessScreen() {
  const business = useQuery(api.businesses.read.queryOptions());
  const { session } = useSession();
  const person = session.kind === 'signed-in' || session.kind === 'offline' ? session.person : null;
  return (
    <>
      <ScreenHead
        title="Business Profile"
        lead="What the agents will write and reckon with. They guess none of it."
      />
      {business.isPending && <ProfileLoading />}
      {business.isError && business.data === undefined && (
        <Card>
          <LoadFailure
            title="I could not load your business."
            signIn="Please log in to manage your business profile."
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
      toast({ message: 'Your business profile is saved.' });
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
        <CardHead title="The business" />
        <CardRow>
          <PlaceFields form={form} problems={problems} change={change} />
        </CardRow>
      </Card>
      <Card>
        <CardHead title="Opening hours" />
        <CardRow>
          <HoursFields hours={form.hours} problems={problems} onChange={(hours) => change({ hours })} />
        </CardRow>
      </Card>
      <Card>
        <CardHead title="Contact and languages" />
        <CardRow>
          <ContactFields form={form} problems={problems} change={change} />
        </CardRow>
      </Card>
      {(wrong > 0 || save.isError) && (
        <Banner>
          {wrong > 0
            ? 'Nothing is saved yet: look at the marked fields.'
            : sentenceOf(save.error, 'The server did not answer. What you typed is still here.')}
        </Banner>
      )}
      <footer className={classes.footer}>
        <Button kind="primary" type="submit" disabled={!changed} busy={save.isPending} busyLabel="Saving...">
          {stored === null ? 'Save and finish' : 'Save Changes'}
        </Button>
        <p>{changed ? 'Changed, not saved yet.' : 'Nothing changed.'}</p>
      </footer>
    </form>
  );
}

function ProfileLoading() {
  return (
    <Loading label="Loading your business">
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
