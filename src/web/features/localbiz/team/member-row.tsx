import type { Member, Team } from '#contract/localbiz/members.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { MemberActions } from './member-actions.tsx';
import { text } from './messages.ts';
import classes from './team.module.css';
import type { TeamControl } from './use-team.ts';

const ordersOf = ({ order_limit_cents: cents }: Member) =>
  cents === null ? text('ordersFree') : text('orders', { dollars: cents / 100 });

/** One member: what they are, where, and for owners what can be done about it. */
export function MemberRow({ member, team, control }: { member: Member; team: Team; control: TeamControl }) {
  const { name, email, role, shop_ids: shops } = member;
  const parts = [
    text('where', { email, shops: shops?.length ?? 0 }),
    ...(role === 'manager' ? [ordersOf(member)] : []),
  ];
  return (
    <li className={classes.item}>
      <div>
        <p className={classes.named}>
          {name}
          <Badge kind={role === 'owner' ? 'brand' : 'plain'}>{text('role', { role })}</Badge>
          {member.is_you && <Badge kind="outline">{text('you')}</Badge>}
        </p>
        <p className={classes.meta}>{parts.join(' · ')}</p>
      </div>
      {team.role === 'owner' && !member.is_you && (
        <MemberActions member={member} team={team} control={control} />
      )}
    </li>
  );
}
