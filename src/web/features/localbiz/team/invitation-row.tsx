import type { Invitation } from '#contract/localbiz/members.ts';
import { dayWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { text } from './messages.ts';
import classes from './team.module.css';
import type { TeamControl } from './use-team.ts';

/** Somebody who was invited and has not answered yet. */
export function InvitationRow({ invitation, control }: { invitation: Invitation; control: TeamControl }) {
  const { id, email, role, expires_at: until } = invitation;
  const { timeZone } = usePersonClock();
  const { change, client } = control;
  return (
    <li className={classes.item}>
      <div>
        <p className={classes.named}>{email}</p>
        <p className={classes.meta}>{text('pending', { role, day: dayWords(until, timeZone) })}</p>
      </div>
      <Button
        size="sm"
        aria-label={text('withdrawNamed', { email })}
        onClick={() => void change(() => client.members.withdraw({ id }), text('withdrawn', { email }))}
      >
        {text('withdraw')}
      </Button>
    </li>
  );
}
