import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Profile } from '#contract/career/profile.ts';
import type { Overview } from '#contract/career/reports.ts';
import { api } from '#web/api/client.ts';
import { canApply } from '#web/shell/applications/history/can-apply.ts';
import { greetingAt, hourOf } from '#web/shell/applications/moments.ts';
import { NeedsHistory } from '#web/shell/applications/history/needs-history.tsx';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { FirstRun } from './first-run.tsx';
import classes from './overview.module.css';
import { OverviewFailure, OverviewLoading } from './overview-states.tsx';
import { sentenceAbout } from './overview-words.ts';
import { Summary } from './summary.tsx';
import { ThisWeek } from './this-week.tsx';

interface OverviewScreenProps {
  person: Profile;
  /** The queue of what waits for the person. */
  waiting: ReactNode;
  /** Offers notifications on this device. */
  push: ReactNode;
}

/** Offered while every source is a practice employer: the way to see a whole application without consequences. */
function PracticeOffer({ cv }: { cv: boolean }) {
  return (
    <>
      Want to watch it work first? I apply to practice employers here, start to finish, with nothing leaving
      this place.{' '}
      <Link className="text-link" to={cv ? `${careerPaths.autoApply}?new` : careerPaths.tryOne}>
        Try one
      </Link>
    </>
  );
}

interface Known {
  numbers: Overview;
  newcomer: boolean;
  cv: boolean;
  hasCampaign: boolean;
}

/** The sentence under the greeting: the next step of a newcomer, else what is going on. */
function leadOf({ numbers, newcomer, cv, hasCampaign }: Known): string {
  if (newcomer && !cv && hasCampaign)
    return 'Your campaign looks and scores. Give me your CV, or one job or study of yours, and I prepare applications.';
  if (newcomer && !cv)
    return 'Nothing is running yet. Give me your CV, or one job or study of yours, and I can start today.';
  if (newcomer && !hasCampaign) return 'Nothing is running yet. Start a campaign and I begin to look today.';
  return sentenceAbout(numbers);
}

/** The dashboard's first screen: what is going on, what waits for the person, how the week went. */
export function OverviewScreen({ person, waiting, push }: OverviewScreenProps) {
  const { nowMs, timeZone } = usePersonClock();
  const overview = useQuery(api.reports.overview.queryOptions());
  const campaigns = useQuery(api.campaigns.list.queryOptions());
  const known = useQuery(api.resumes.masterProfile.queryOptions());
  // On a phone the queue stands first: what is below it would be pushed down by it.
  const asked = useQuery(api.applications.waiting.queryOptions());

  if (overview.isError && !overview.data)
    return <OverviewFailure error={overview.error} onRetry={() => void overview.refetch()} />;
  const greeting = `${greetingAt(hourOf(nowMs, timeZone))}, ${person.full_name}`;
  const numbers = overview.data;
  if (
    !numbers ||
    asked.isPending ||
    (numbers.totalApplications === 0 && (campaigns.isPending || known.isPending))
  )
    return <OverviewLoading greeting={greeting} />;

  const cv = known.data !== undefined && canApply(known.data);
  const newcomer = numbers.totalApplications === 0 && numbers.waiting === 0;
  const hasCampaign = (campaigns.data ?? []).length > 0;
  return (
    <>
      <PageTitle title="Dashboard Overview" />
      <div className={classes.screen}>
        <header className={classes.hello}>
          <h1 className={classes.title}>{greeting}</h1>
          <p className={classes.lead}>{leadOf({ numbers, newcomer, cv, hasCampaign })}</p>
        </header>
        {!newcomer && known.data && !cv && (campaigns.data ?? []).some(({ active }) => active) && (
          <NeedsHistory />
        )}
        <div className={classes.summaryPlace}>
          <Summary overview={numbers} timeZone={timeZone} />
        </div>
        <div className={classes.panels}>
          <div className={classes.queue}>
            {newcomer ? (
              <FirstRun targetPosition={person.target_position} cv={cv} campaign={hasCampaign} />
            ) : (
              waiting
            )}
          </div>
          <div className={classes.push}>{(!newcomer || hasCampaign) && push}</div>
          <ThisWeek
            overview={numbers}
            offer={newcomer && numbers.practice === true ? <PracticeOffer cv={cv} /> : undefined}
          />
        </div>
      </div>
    </>
  );
}
