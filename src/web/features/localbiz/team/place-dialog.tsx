import { type FormEvent, useId, useState } from 'react';
import { emailAddress } from '#contract/platform/accounts.ts';
import type { Invitation } from '#contract/localbiz/members.ts';
import type { Shop } from '#contract/localbiz/shops.ts';
import { text as action } from '#web/text/action-messages.ts';
import { refusalText } from '#web/text/message-text.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { text } from './messages.ts';
import { PlaceFields } from './place-fields.tsx';
import { newPlace, type Place, placeOf, readPlace } from './place.ts';
import classes from './team.module.css';

type Sent = Pick<Invitation, 'role' | 'shop_ids' | 'order_limit_cents'>;

interface PlaceDialogProps {
  title: string;
  description?: string;
  /** What the person is so far; null for somebody who is invited by address. */
  kept: Sent | null;
  shops: readonly Shop[];
  submit: string;
  onClose: () => void;
  /** True when it was done, and the dialog closes. */
  onSubmit: (place: Sent, email: string) => Promise<boolean>;
}

/** What is typed, what is wrong with it, and sending it. */
function usePlaceForm({ kept, onClose, onSubmit }: Pick<PlaceDialogProps, 'kept' | 'onClose' | 'onSubmit'>) {
  const [place, setPlace] = useState<Place>(kept === null ? newPlace : placeOf(kept));
  const [email, setEmail] = useState('');
  const [problems, setProblems] = useState<Partial<Record<'shops' | 'limit' | 'email', string>>>({});
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const read = readPlace(place);
    const address = emailAddress.safeParse(email);
    const wrong = {
      ...('problems' in read ? read.problems : {}),
      ...(kept === null && !address.success ? { email: refusalText(address.error.issues[0]?.message) } : {}),
    };
    setProblems(wrong);
    if ('problems' in read || Object.keys(wrong).length > 0 || busy) return;
    setBusy(true);
    const done = await onSubmit(read.place, address.data ?? '');
    setBusy(false);
    if (done) onClose();
  };
  const change = (part: Partial<Place>) => setPlace({ ...place, ...part });
  return { place, change, email, setEmail, problems, busy, send };
}

/** What somebody is in the business and may; with an address for who is invited. */
export function PlaceDialog(props: PlaceDialogProps) {
  const { title, description, kept, shops, submit, onClose } = props;
  const form = useId();
  const { place, change, email, setEmail, problems, busy, send } = usePlaceForm(props);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{action('cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.fields} noValidate onSubmit={(event) => void send(event)}>
        {kept === null && (
          <Field label={text('email')} error={problems.email}>
            <Input
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
          </Field>
        )}
        <PlaceFields place={place} problems={problems} shops={shops} onChange={change} />
      </form>
    </Dialog>
  );
}
