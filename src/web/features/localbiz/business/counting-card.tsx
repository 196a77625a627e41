import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CountingRules, KeptCountingRules } from '#contract/localbiz/counting.ts';
import { currencies, LATEST_CLOSE_HOUR } from '#contract/localbiz/counting.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import classes from './business.module.css';
import { text } from './counting-messages.ts';

/** How sales are counted: the currency of amounts that name none, and when a day ends. */
export function CountingCard({ isOwner }: { isOwner: boolean }) {
  const counting = useQuery(api.counting.read.queryOptions());
  return (
    <Card>
      <CardHead title={text('title')} />
      <CardRow>
        {counting.isPending && (
          <Loading label={text('loading')}>
            <Skeleton width="60%" height={48} />
          </Loading>
        )}
        {counting.isError && counting.data === undefined && (
          <LoadFailure
            title={text('loadFailed')}
            signIn={text('signIn')}
            error={counting.error}
            onRetry={() => void counting.refetch()}
          />
        )}
        {counting.data && <CountingForm key={keyOf(counting.data)} kept={counting.data} isOwner={isOwner} />}
      </CardRow>
    </Card>
  );
}

/** A form begins anew with what is kept. */
const keyOf = ({ currency, close_hour: hour, has_sales: hasSales }: KeptCountingRules) =>
  `${currency} ${hour} ${hasSales}`;

function CountingForm({ kept, isOwner }: { kept: KeptCountingRules; isOwner: boolean }) {
  const queries = useQueryClient();
  const toast = useToast();
  const { has_sales: hasSales, ...rules } = kept;
  const [form, setForm] = useState<CountingRules>(rules);
  const save = useMutation({
    mutationFn: () => client.counting.change(form),
    onSuccess: (saved) => {
      queries.setQueryData(api.counting.read.queryKey(), saved);
      toast({ message: text('saved') });
    },
  });
  const isChanged = JSON.stringify(form) !== JSON.stringify(rules);
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <CountingFields form={form} setForm={setForm} isOwner={isOwner} hasSales={hasSales} />
      {hasSales && isOwner && <p className={classes.closed}>{text('counted')}</p>}
      {save.isError && <Banner>{sentenceOf(save.error, text('saveFailed'))}</Banner>}
      {isOwner && !hasSales && (
        <Button type="submit" disabled={!isChanged} busy={save.isPending} className={classes.ownLine}>
          {action('save')}
        </Button>
      )}
    </form>
  );
}

interface CountingFieldsProps {
  form: CountingRules;
  setForm: (form: CountingRules) => void;
  isOwner: boolean;
  hasSales: boolean;
}

function CountingFields({ form, setForm, isOwner, hasSales }: CountingFieldsProps) {
  const hours = Array.from({ length: LATEST_CLOSE_HOUR + 1 }, (_, hour) => hour);
  return (
    <div className={classes.fields}>
      <Field label={text('closeHour')} help={text('closeHourHelp')}>
        <Select
          disabled={!isOwner || hasSales}
          options={hours.map((hour) => ({ value: String(hour), label: text('hour', { hour }) }))}
          value={String(form.close_hour)}
          onValueChange={(hour) => setForm({ ...form, close_hour: Number(hour) })}
        />
      </Field>
      <Field label={text('currency')} help={text('currencyHelp')}>
        <Select
          disabled={!isOwner || hasSales}
          options={currencies.map((currency) => ({ value: currency, label: text('named', { currency }) }))}
          value={form.currency}
          onValueChange={(currency) => setForm({ ...form, currency })}
        />
      </Field>
    </div>
  );
}
