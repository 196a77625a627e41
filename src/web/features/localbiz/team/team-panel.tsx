import { useState } from 'react';
import type { Team } from '#contract/localbiz/members.ts';
import { memberRoles } from '#contract/localbiz/roles.ts';
import { codeOf } from '#web/api/failure.ts';
import { Beside, BesideItem } from '#web/shell/dashboard/beside.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { NoBusiness } from '#web/shell/shop/no-business.tsx';
import { useIsPractice } from '#web/shell/shop/practice-shop/use-practice-shop.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { MemberRow } from './member-row.tsx';
import { text } from './messages.ts';
import { PlaceDialog } from './place-dialog.tsx';
import classes from './team.module.css';
import { type TeamControl, useTeam } from './use-team.ts';
import { WaysOut } from './ways-out.tsx';

/** Who works for the business: members with their roles, who is invited, and the ways out. */
export function TeamPanel() {
  const control = useTeam();
  const { data, isError, error, refetch } = control.read;
  return (
    <Beside
      title={text('rolesTitle')}
      pending={!data && !isError}
      aside={memberRoles.map((role) => (
        <BesideItem key={role} head={text('role', { role })}>
          {text('roleHelp', { role })}
        </BesideItem>
      ))}
    >
      {data ? (
        <People team={data} control={control} />
      ) : isError ? (
        <Card>
          {codeOf(error) === 'not_found' ? (
            <NoBusiness>{text('noBusiness')}</NoBusiness>
          ) : (
            <LoadFailure
              title={text('loadFailed')}
              signIn={text('signIn')}
              error={error}
              onRetry={() => void refetch()}
            />
          )}
        </Card>
      ) : (
        <Card>
          <Loading label={text('loading')}>
            {[1, 2].map((row) => (
              <CardRow key={row}>
                <Skeleton width="38%" height={16} />
                <Skeleton width="56%" height={13} />
              </CardRow>
            ))}
          </Loading>
        </Card>
      )}
    </Beside>
  );
}

function People({ team, control }: { team: Team; control: TeamControl }) {
  const [inviting, setInviting] = useState(false);
  const { change, client, shops } = control;
  const business = team.business.name;
  const isPractice = useIsPractice();
  return (
    <div className={classes.main}>
      <Card>
        <CardHead title={text('title')}>
          {team.role === 'owner' && !isPractice && (
            <Button size="sm" onClick={() => setInviting(true)}>
              {text('invite')}
            </Button>
          )}
        </CardHead>
        {isPractice && (
          <CardRow>
            <p className={classes.text}>{text('nobodyInPractice')}</p>
          </CardRow>
        )}
        <ul role="list">
          {team.members.map((member) => (
            <MemberRow key={member.id} member={member} team={team} control={control} />
          ))}
        </ul>
      </Card>
      {team.invitations.length > 0 && (
        <Card>
          <CardHead title={text('pendingTitle')} />
          <ul role="list">
            {team.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} control={control} />
            ))}
          </ul>
        </Card>
      )}
      <WaysOut team={team} control={control} />
      {inviting && (
        <PlaceDialog
          title={text('inviteTitle', { business })}
          description={text('inviteAbout')}
          kept={null}
          shops={shops}
          submit={text('send')}
          onClose={() => setInviting(false)}
          onSubmit={(place, email) =>
            change(() => client.members.invite({ email, ...place }), text('invited', { email }))
          }
        />
      )}
    </div>
  );
}
