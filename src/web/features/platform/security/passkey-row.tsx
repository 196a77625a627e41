import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { passkeyName } from '#contract/platform/passkeys.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { dayWords, momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { useStepUp } from '#web/shell/step-up/step-up.ts';
import { useAttempt } from '#web/shell/use-attempt.ts';
import { text as action } from '#web/text/action-messages.ts';
import { refusalText } from '#web/text/message-text.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { text } from './messages.ts';
import classes from './security.module.css';

interface Passkey {
  id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
  synced: boolean;
}

/** One passkey with its last use; it can be renamed and removed. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [renaming, setRenaming] = useState(false);
  if (renaming)
    return (
      <li className={classes.item}>
        <Rename passkey={passkey} onClose={() => setRenaming(false)} />
      </li>
    );
  return (
    <li className={classes.item}>
      <PasskeyWords passkey={passkey} />
      <div className={classes.buttons}>
        <Button
          size="sm"
          kind="quiet"
          aria-label={text('passkeyRenameNamed', { name: passkey.name })}
          onClick={() => setRenaming(true)}
        >
          {text('passkeyRename')}
        </Button>
        <Remove passkey={passkey} />
      </div>
    </li>
  );
}

function PasskeyWords({ passkey }: { passkey: Passkey }) {
  const { nowMs, timeZone } = usePersonClock();
  const { name, created_at: createdAt, last_used_at: usedAt, synced } = passkey;
  const made = dayWords(createdAt, timeZone);
  const where = synced ? 'everywhere' : 'here';
  return (
    <div>
      <p className={classes.named}>{name}</p>
      <p className={classes.meta}>
        {usedAt === null
          ? text('passkeyUnused', { made, where })
          : text('passkeyUsed', { used: momentWords(usedAt, nowMs, timeZone), made, where })}
      </p>
    </div>
  );
}

function Rename({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const queries = useQueryClient();
  const [name, setName] = useState(passkey.name);
  const { busy, failure, refuse, attempt } = useAttempt(text('nothingChanged'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = passkeyName.safeParse(name);
    if (!checked.success) return refuse(refusalText(checked.error.issues[0]?.message));
    void attempt(async () => {
      await client.passkeys.rename({ id: passkey.id, name });
      await queries.invalidateQueries({ queryKey: api.passkeys.list.key() });
      onClose();
    });
  };
  return (
    <form className={classes.narrow} noValidate onSubmit={submit}>
      <Field label={text('passkeyNewName')} error={failure}>
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
          {action('save')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {action('cancel')}
        </Button>
      </div>
    </form>
  );
}

function Remove({ passkey }: { passkey: Passkey }) {
  const guarded = useStepUp();
  const queries = useQueryClient();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    setAsking(false);
    try {
      const reply = await guarded(() => client.passkeys.remove({ id: passkey.id }));
      if (!reply.confirmed) return;
      toast({ message: text('passkeyRemoved', { name: passkey.name }) });
      await queries.invalidateQueries({ queryKey: api.passkeys.list.key() });
      await queries.invalidateQueries({ queryKey: api.identities.key() });
    } catch (error) {
      toast({ kind: 'problem', message: sentenceOf(error, text('nothingChanged')) });
    }
  };
  return (
    <>
      <Button
        size="sm"
        aria-label={text('passkeyRemoveNamed', { name: passkey.name })}
        onClick={() => setAsking(true)}
      >
        {text('passkeyRemove')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('passkeyRemoveQuestion')}
        action={text('passkeyRemove')}
        onConfirm={() => void remove()}
      >
        {text('passkeyRemoveAbout', { name: passkey.name })}
      </ConfirmDialog>
    </>
  );
}
