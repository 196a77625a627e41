import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newPassword } from '#contract/platform/accounts.ts';
import { api, client } from '#web/api/client.ts';
import { useStepUp } from '#web/shell/step-up/step-up.ts';
import { useAttempt } from '#web/shell/use-attempt.ts';
import { refusalText } from '#web/text/message-text.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { PasswordInput } from '#web/ui/forms/input.tsx';
import { text } from './messages.ts';
import classes from './security.module.css';
import { ShortForm } from './short-form.tsx';

/** A new password, after the person confirmed who they are; it ends every other sign-in. */
export function ChangePassword() {
  const [open, setOpen] = useState(false);
  const ways = useQuery(api.security.stepUpWays.queryOptions());
  if (open) return <NewPassword onClose={() => setOpen(false)} />;
  // Who has no password is asked for a mailed code.
  const hasNone = ways.data?.ways.includes('code') ?? false;
  return (
    <div className={classes.row}>
      <p className={classes.text}>{hasNone ? text('passwordNone') : text('passwordAbout')}</p>
      <Button onClick={() => setOpen(true)}>{hasNone ? text('passwordSet') : text('passwordChange')}</Button>
    </div>
  );
}

function NewPassword({ onClose }: { onClose: () => void }) {
  const guarded = useStepUp();
  const queries = useQueryClient();
  const toast = useToast();
  const [password, setPassword] = useState('');
  const { busy, failure, refuse, attempt } = useAttempt(text('passwordNoAnswer'));
  const submit = () => {
    const checked = newPassword.safeParse(password);
    if (!checked.success) return refuse(refusalText(checked.error.issues[0]?.message));
    void attempt(async () => {
      const { confirmed } = await guarded(() => client.security.changePassword({ password }));
      if (!confirmed) return;
      await queries.invalidateQueries({ queryKey: api.security.key() });
      await queries.invalidateQueries({ queryKey: api.identities.key() });
      toast({ message: text('passwordChanged') });
      onClose();
    });
  };
  return (
    <ShortForm
      label={text('passwordNew')}
      help={text('passwordNewHelp')}
      action={text('passwordSave')}
      failure={failure}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordInput
        autoComplete="new-password"
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </ShortForm>
  );
}
