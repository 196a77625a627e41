import { useState } from 'react';
import type { Member, Team } from '#contract/localbiz/members.ts';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { text } from './messages.ts';
import { PlaceDialog } from './place-dialog.tsx';
import classes from './team.module.css';
import type { TeamControl } from './use-team.ts';

interface ActionProps {
  member: Member;
  team: Team;
  control: TeamControl;
}

/** What an owner can do about another member. */
export function MemberActions(props: ActionProps) {
  return (
    <div className={classes.buttons}>
      <Change {...props} />
      {props.member.role !== 'owner' && <HandOver {...props} />}
      <Remove {...props} />
    </div>
  );
}

function Change({ member, control }: ActionProps) {
  const [open, setOpen] = useState(false);
  const { id, name } = member;
  const { change, client, shops } = control;
  return (
    <>
      <Button size="sm" kind="quiet" aria-label={text('changeNamed', { name })} onClick={() => setOpen(true)}>
        {text('change')}
      </Button>
      {open && (
        <PlaceDialog
          title={text('changeNamed', { name })}
          kept={member}
          shops={shops}
          submit={action('save')}
          onClose={() => setOpen(false)}
          onSubmit={(place) =>
            change(() => client.members.change({ id, ...place }), text('changed', { name }))
          }
        />
      )}
    </>
  );
}

function HandOver({ member, team, control }: ActionProps) {
  const [asking, setAsking] = useState(false);
  const { id, name } = member;
  const { change, client } = control;
  const business = team.business.name;
  const confirm = () => {
    setAsking(false);
    void change(() => client.members.handOver({ id }), text('handedOver', { name, business }));
  };
  return (
    <>
      <Button
        size="sm"
        kind="quiet"
        aria-label={text('handOverNamed', { name, business })}
        onClick={() => setAsking(true)}
      >
        {text('handOver')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('handOverQuestion', { name, business })}
        action={text('handOver')}
        onConfirm={confirm}
      >
        {text('handOverAbout')}
      </ConfirmDialog>
    </>
  );
}

function Remove({ member, team, control }: ActionProps) {
  const [asking, setAsking] = useState(false);
  const { id, name } = member;
  const { change, client } = control;
  const confirm = () => {
    setAsking(false);
    void change(() => client.members.remove({ id }), text('removed', { name }));
  };
  return (
    <>
      <Button size="sm" aria-label={text('removeNamed', { name })} onClick={() => setAsking(true)}>
        {text('remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('removeQuestion', { name, business: team.business.name })}
        action={text('remove')}
        onConfirm={confirm}
      >
        {text('removeAbout')}
      </ConfirmDialog>
    </>
  );
}
