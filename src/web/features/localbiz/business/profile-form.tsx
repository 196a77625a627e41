import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Business } from '#contract/localbiz/business.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { type BusinessForm, formOf, readForm } from './business-form.ts';
import classes from './business.module.css';
import { ContactFields, PlaceFields } from './detail-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { text } from './messages.ts';

function useBusinessForm({ stored, timeZone, onFounded }: Omit<ProfileFormProps, 'isLocked'>) {
  const queries = useQueryClient();
  const toast = useToast();
  const kept = formOf(stored, timeZone);
  const drafted = onFounded ? 'further' : 'own';
  const [form, setForm] = useState<BusinessForm>(() => keptDraft(kept, drafted) ?? kept);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const save = useMutation({
    mutationFn: (business: Business) =>
      onFounded ? client.memberships.found(business) : client.businesses.replace(business),
    onSuccess: (saved) => {
      keepDraft(null, drafted);
      if (onFounded) {
        toast({ message: text('founded', { name: saved.name }) });
        onFounded();
        // Everything that is shown is another business's now.
        void queries.resetQueries();
        return;
      }
      setForm(saved);
      queries.setQueryData(api.businesses.read.queryKey(), saved);
      void queries.invalidateQueries({ queryKey: api.memberships.key() });
      void queries.invalidateQueries({ queryKey: api.shops.key() });
      toast({ message: text('saved') });
    },
  });
  const change = (part: Partial<BusinessForm>) => {
    const next = { ...form, ...part };
    setForm(next);
    keepDraft(next, drafted);
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

interface ProfileFormProps {
  stored: Business | null;
  timeZone: string;
  isLocked: boolean;
  /** Set where a further business is set up: called once it is. */
  onFounded?: () => void;
}

/** The profile as its people fill it in; what was typed outlasts a reload. */
export function ProfileForm({ isLocked, ...about }: ProfileFormProps) {
  const { form, change, problems, submit, save, changed } = useBusinessForm(about);
  const { stored } = about;
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
      {!isLocked && <SaveLine stored={stored} changed={changed} busy={save.isPending} />}
    </form>
  );
}

function SaveLine({ stored, changed, busy }: { stored: Business | null; changed: boolean; busy: boolean }) {
  return (
    <footer className={classes.footer}>
      <Button kind="primary" type="submit" disabled={!changed} busy={busy} busyLabel={text('saving')}>
        {stored === null ? text('saveFirst') : text('saveChanges')}
      </Button>
      <p>{changed ? text('changed') : text('unchanged')}</p>
    </footer>
  );
}
