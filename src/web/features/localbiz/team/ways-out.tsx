import { type FormEvent, useState } from 'react';
import type { Team } from '#contract/localbiz/members.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { text } from './messages.ts';
import classes from './team.module.css';
import type { TeamControl } from './use-team.ts';

/** Leaving the business, and for an owner closing it. */
export function WaysOut({ team, control }: { team: Team; control: TeamControl }) {
  const { business, role, members } = team;
  const isLast = role === 'owner' && members.every((one) => one.is_you || one.role !== 'owner');
  return (
    <>
      {!(isLast && members.length === 1) && <Leave team={team} control={control} isLast={isLast} />}
      {role === 'owner' && <Close name={business.name} control={control} />}
    </>
  );
}

function Leave({ team, control, isLast }: { team: Team; control: TeamControl; isLast: boolean }) {
  const [asking, setAsking] = useState(false);
  const { client, goOut } = control;
  const business = team.business.name;
  const leave = () => {
    setAsking(false);
    void goOut(() => client.members.leave(), text('left', { business }));
  };
  return (
    <Card>
      <CardHead title={text('leaveTitle')} />
      <CardRow className={classes.way}>
        <p className={classes.text}>{isLast ? text('leaveLast') : text('leaveAbout')}</p>
        {!isLast && <Button onClick={() => setAsking(true)}>{text('leave')}</Button>}
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={text('leaveQuestion', { business })}
          action={text('leave')}
          onConfirm={leave}
        >
          {text('leaveAbout')}
        </ConfirmDialog>
      </CardRow>
    </Card>
  );
}

function Close({ name, control }: { name: string; control: TeamControl }) {
  const [typed, setTyped] = useState('');
  const { client, goOut } = control;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void goOut(() => client.members.close({ name: typed }), text('closed', { business: name }));
  };
  const isSame = typed.trim().toLowerCase() === name.trim().toLowerCase();
  return (
    <Card>
      <CardHead title={text('closeTitle')} />
      <CardRow>
        <form className={classes.way} noValidate onSubmit={submit}>
          <p className={classes.text}>{text('closeAbout', { business: name })}</p>
          <div className={classes.narrow}>
            <Field label={text('closeType')}>
              <Input
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            </Field>
          </div>
          <Button kind="harmful" type="submit" disabled={!isSame}>
            {text('close')}
          </Button>
        </form>
      </CardRow>
    </Card>
  );
}
