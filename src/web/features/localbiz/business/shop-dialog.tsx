import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Shop } from '#contract/localbiz/shops.ts';
import { api, client } from '#web/api/client.ts';
import { useAttempt } from '#web/shell/use-attempt.ts';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import classes from './business.module.css';
import { RegionField } from './detail-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import { text } from './messages.ts';
import { readShop, type ShopForm } from './shop-form.ts';

interface ShopDialogProps {
  /** The shop that is changed; null for one that is added. */
  shop: Shop | null;
  first: ShopForm;
  onClose: () => void;
  onSaved: () => void;
}

/** One shop: what it is called, where it is and when it is open. */
export function ShopDialog({ shop, first, onClose, onSaved }: ShopDialogProps) {
  const id = useId();
  const queries = useQueryClient();
  const toast = useToast();
  const [form, setForm] = useState(first);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const { busy, failure, attempt } = useAttempt(text('saveFailed'));
  const change = (part: Partial<ShopForm>) => setForm({ ...form, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readShop(form);
    setProblems('problems' in read ? read.problems : {});
    if (!('shop' in read)) return;
    void attempt(async () => {
      await (shop === null
        ? client.shops.add(read.shop)
        : client.shops.change({ id: shop.id, ...read.shop }));
      toast({ message: text('shopSaved', { name: read.shop.name }) });
      await queries.invalidateQueries({ queryKey: api.shops.key() });
      await queries.invalidateQueries({ queryKey: api.businesses.key() });
      onSaved();
      onClose();
    });
  };
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={shop === null ? text('shopAdd') : text('shopChangeNamed', { name: shop.name })}
      footer={
        <>
          <Button onClick={onClose}>{action('cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={busy}>
            {action('save')}
          </Button>
        </>
      }
    >
      <form id={id} className={classes.form} noValidate onSubmit={submit}>
        <ShopFields form={form} problems={problems} change={change} isQuebecKnown={shop?.region === 'QC'} />
        <HoursFields hours={form.hours} problems={problems} onChange={(hours) => change({ hours })} />
        {failure !== '' && <Banner>{failure}</Banner>}
      </form>
    </Dialog>
  );
}

interface ShopFieldsProps {
  form: ShopForm;
  problems: Partial<Record<string, string>>;
  change: (part: Partial<ShopForm>) => void;
  isQuebecKnown: boolean;
}

function ShopFields({ form, problems, change, isQuebecKnown }: ShopFieldsProps) {
  const known: readonly string[] = Intl.supportedValuesOf('timeZone');
  const zones = known.includes(form.time_zone) ? known : [form.time_zone, ...known];
  const line = (name: 'name' | 'city' | 'postal_code' | 'phone', label: string) => (
    <Field label={label} error={problems[name]}>
      <Input value={form[name]} onChange={(event) => change({ [name]: event.currentTarget.value })} />
    </Field>
  );
  return (
    <div className={classes.fields}>
      {line('name', text('shopName'))}
      {line('phone', text('phone'))}
      {line('city', text('city'))}
      <RegionField form={form} problems={problems} change={change} isQuebecKnown={isQuebecKnown} />
      {line('postal_code', text('postalCode'))}
      <Field label={text('timeZone')} error={problems['time_zone']}>
        <Select
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          value={form.time_zone}
          onValueChange={(zone) => change({ time_zone: zone })}
        />
      </Field>
    </div>
  );
}
