import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Business } from '#contract/localbiz/business.ts';
import type { MemberRole } from '#contract/localbiz/roles.ts';
import { mayAct } from '#contract/localbiz/roles.ts';
import { api } from '#web/api/client.ts';
import { useSession } from '#web/api/session.tsx';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardRow } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import classes from './business.module.css';
import { CountingCard } from './counting-card.tsx';
import { isSettingUp, keepDraft } from './kept-draft.ts';
import { text } from './messages.ts';
import { ProfileForm } from './profile-form.tsx';
import { ShopsCard } from './shops-card.tsx';

/** Where most Canadian shops are, until somebody says another. */
const USUAL_ZONE = 'America/Toronto';

/** The business profile: set up once, changed whenever the business does. */
export function BusinessScreen() {
  const business = useQuery(api.businesses.read.queryOptions());
  const memberships = useQuery(api.memberships.list.queryOptions());
  const place = memberships.data?.find((one) => one.is_current);
  const { session } = useSession();
  const [isFurther, setFurther] = useState(isSettingUp);
  const cancel = () => {
    keepDraft(null, 'further');
    setFurther(false);
  };
  const person = session.kind === 'signed-in' || session.kind === 'offline' ? session.person : null;
  return (
    <>
      <ScreenHead
        title={isFurther ? text('further') : text('title')}
        lead={isFurther ? text('furtherLead') : text('lead')}
      >
        {isFurther && <Button onClick={cancel}>{action('cancel')}</Button>}
        {!isFurther && business.data && <Button onClick={() => setFurther(true)}>{text('further')}</Button>}
      </ScreenHead>
      {(business.isPending || memberships.isPending) && <ProfileLoading />}
      {business.isError && business.data === undefined && (
        <Card>
          <LoadFailure
            title={text('loadFailed')}
            signIn={text('signIn')}
            error={business.error}
            onRetry={() => void business.refetch()}
          />
        </Card>
      )}
      {isFurther && (
        <ProfileForm
          stored={null}
          timeZone={person?.time_zone ?? USUAL_ZONE}
          isLocked={false}
          onFounded={() => setFurther(false)}
        />
      )}
      {!isFurther && business.data !== undefined && !memberships.isPending && (
        <Profile
          key={place?.id ?? 'none'}
          stored={business.data}
          role={place?.role ?? 'owner'}
          isLimited={place?.sees_all_shops === false}
          timeZone={person?.time_zone ?? USUAL_ZONE}
        />
      )}
    </>
  );
}

/** What is kept and what may be done with it: staff only look, and so do those of some shops, but for these. */
function Profile({
  stored,
  role,
  isLimited,
  timeZone,
}: {
  stored: Business | null;
  role: MemberRole;
  isLimited: boolean;
  timeZone: string;
}) {
  const mayChange = mayAct(role, 'change');
  const isLocked = isLimited || !mayChange;
  // Counts what was saved of the shops, after which the form begins with what is kept.
  const [round, setRound] = useState(0);
  return (
    <div className={classes.form}>
      {isLocked && <Banner kind="plain">{mayChange ? text('limited') : text('readOnly')}</Banner>}
      {stored !== null && <ShopsCard role={role} timeZone={timeZone} onSaved={() => setRound(round + 1)} />}
      <fieldset className={classes.locked} disabled={isLocked}>
        <ProfileForm key={round} stored={stored} timeZone={timeZone} isLocked={isLocked} />
      </fieldset>
      {stored !== null && <CountingCard isOwner={mayAct(role, 'own')} />}
    </div>
  );
}

function ProfileLoading() {
  return (
    <Loading label={text('loading')}>
      {[420, 460].map((height) => (
        <Card key={height}>
          <CardRow>
            <Skeleton height={height} />
          </CardRow>
        </Card>
      ))}
    </Loading>
  );
}
