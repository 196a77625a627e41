import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fullName } from '#contract/platform/accounts.ts';
import { api, client } from '#web/api/client.ts';
import { useAttempt } from '#web/shell/use-attempt.ts';
import { refusalText } from '#web/text/message-text.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { text } from './messages.ts';
import classes from './settings.module.css';

/** The name of whoever owns the account, and the way to change it. */
export function NameCard({ name }: { name: string }) {
  const queries = useQueryClient();
  const toast = useToast();
  const [typed, setTyped] = useState(name);
  const { busy, failure, refuse, attempt } = useAttempt(text('noAnswer'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = fullName.safeParse(typed);
    if (!checked.success) return refuse(refusalText(checked.error.issues[0]?.message));
    void attempt(async () => {
      await client.accounts.changeName({ full_name: checked.data });
      await queries.invalidateQueries({ queryKey: api.profiles.key() });
      toast({ message: text('saved') });
    });
  };
  return (
    <Card>
      <CardHead title={text('title')} />
      <CardRow>
        <form className={classes.form} noValidate onSubmit={submit}>
          <Field label={text('name')} help={text('nameHelp')} error={failure}>
            <Input
              autoComplete="name"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
          <Button
            kind="primary"
            type="submit"
            disabled={typed === name}
            busy={busy}
            busyLabel={text('saving')}
            className={classes.save}
          >
            {text('save')}
          </Button>
        </form>
      </CardRow>
    </Card>
  );
}
