import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { ApplicationAddress } from './application-address.tsx';
import { ProfileForm } from './profile-form.tsx';
import classes from './profile.module.css';

const LEAD = 'What I know about you. Everything I send is built from this and your CV.';

/** The Profile Hub: core information, links, and the address employers are given. */
export function ProfileScreen() {
  const person = useQuery(api.profiles.read.queryOptions());
  return (
    <>
      <ScreenHead title="Profile Hub" lead={LEAD} />
      {person.data ? (
        <div className={classes.columns}>
          <ProfileForm key={person.data.id} stored={person.data} />
          <aside className={classes.aside} aria-label="Your address for employers">
            <ApplicationAddress address={person.data.application_address} />
            <p className={classes.later}>The analysis of your profile and its sync with your CV come next.</p>
          </aside>
        </div>
      ) : person.isError ? (
        <Card>
          <LoadFailure
            title="Your profile could not be loaded."
            signIn="Please log in to manage your profile."
            error={person.error}
            onRetry={() => void person.refetch()}
          />
        </Card>
      ) : (
        <ProfileLoading />
      )}
    </>
  );
}

function ProfileLoading() {
  return (
    <div className={classes.columns}>
      <Card>
        <p className={classes.loadingText}>Loading Your Profile...</p>
        <Loading label="">
          <div className={classes.fields}>
            {['name', 'email', 'headline', 'location', 'phone', 'zone'].map((field) => (
              <div key={field} className={classes.bones}>
                <Skeleton width={90} height={14} />
                <Skeleton height={44} />
              </div>
            ))}
          </div>
        </Loading>
      </Card>
    </div>
  );
}
