import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { passkeyName } from '#contract/platform/passkeys.ts';
import { api, client } from '#web/api/client.ts';
import { makePasskey } from '#web/shell/auth/passkey.ts';
import { useStepUp } from '#web/shell/step-up/step-up.ts';
import { useAttempt } from '#web/shell/use-attempt.ts';
import { text as action } from '#web/text/action-messages.ts';
import { refusalText } from '#web/text/message-text.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { text } from './messages.ts';
import classes from './security.module.css';

/** Names a passkey and has the device make it; closing the device's dialog changes nothing. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const guarded = useStepUp();
  const queries = useQueryClient();
  const toast = useToast();
  const [name, setName] = useState('');
  const { busy, failure, refuse, attempt } = useAttempt(text('passkeyNotMade'));

  const add = async () => {
    const asked = await guarded(() => client.passkeys.begin());
    if (!asked.confirmed) return;
    const credential = await makePasskey(asked.value);
    if (credential === null) return;
    const kept = await guarded(() => client.passkeys.add({ name, credential }));
    if (!kept.confirmed) return;
    await queries.invalidateQueries({ queryKey: api.passkeys.list.key() });
    await queries.invalidateQueries({ queryKey: api.identities.key() });
    toast({ message: text('passkeyAdded') });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = passkeyName.safeParse(name);
    if (!checked.success) return refuse(refusalText(checked.error.issues[0]?.message));
    void attempt(add);
  };

  return (
    <form className={classes.narrow} noValidate onSubmit={submit}>
      <Field label={text('passkeyName')} help={text('passkeyNameHelp')} error={failure}>
        <Input
          autoFocus
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <div className={classes.buttons}>
        <Button kind="primary" type="submit" busy={busy}>
          {text('passkeyCreate')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {action('cancel')}
        </Button>
      </div>
    </form>
  );
}
