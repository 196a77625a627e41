import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Profile } from '#contract/career/profile.ts';
import type { Overview } from '#contract/career/reports.ts';
import { api } from '#web/api/client.ts';
import { greetingAt, hourOf } from '#web/shell/applications/moments.ts';
import { NeedsHistory } from '#web/shell/applications/history/needs-history.tsx';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import { FirstRun } from './first-run.tsx';
import { text } from './messages.ts';
import classes from './overview.module.css';
import { OverviewFailure, OverviewLoading } from './overview-states.tsx';
import { interviewAhead, sentenceAbout } from './overview-words.ts';
import { Summary } from './summary.tsx';
import { ThisWeek } from './this-week.tsx';

interface OverviewScreenProps {
  person: Profile;
  /** The queue of what waits for the person. */
  waiting: ReactNode;
  /** Offers notifications on this device. */
  push: ReactNode;
}

const linkTo =
  (path: string): Tag =>
  (inner) => (
    <Link className="text-link" to={path}>
      {inner}
    </Link>
  );

/** Offered while every source is a practice employer: the way to see a whole application without consequences. */
const PracticeOffer = ({ cv }: { cv: boolean }) =>
  text.rich('practiceOffer', { link: linkTo(cv ? `${careerPaths.autoApply}?new` : careerPaths.tryOne) });

interface Known {
  numbers: Overview;
  newcomer: boolean;
  cv: boolean;
  hasCampaign: boolean;
}

/** The sentences under the greeting: the next step of a newcomer, else the next interview and what is going on. */
function leadOf({ numbers, newcomer, cv, hasCampaign }: Known): string[] {
  if (newcomer && !cv) return [hasCampaign ? text('leadCampaignNoHistory') : text('leadNoHistory')];
  if (newcomer && !hasCampaign) return [text('leadNoCampaign')];
  return [interviewAhead(numbers.nextInterviews), sentenceAbout(numbers)];
}

/** The dashboard's first screen: what is going on, what waits for the person, how the week went. */
export function OverviewScreen({ person, waiting, push }: OverviewScreenProps) {
  const { nowMs, timeZone } = usePersonClock();
  const overview = useQuery(api.reports.overview.queryOptions());
  const campaigns = useQuery(api.campaigns.list.queryOptions());
  // On a phone the queue stands first: what is below it would be pushed down by it.
  const asked = useQuery(api.applications.waiting.queryOptions());

  if (overview.isError && !overview.data)
    return <OverviewFailure error={overview.error} onRetry={() => void overview.refetch()} />;
  const greeting = greetingAt(hourOf(nowMs, timeZone), person.full_name);
  const numbers = overview.data;
  if (!numbers || asked.isPending || (numbers.totalApplications === 0 && campaigns.isPending))
    return <OverviewLoading greeting={greeting} />;

  const cv = numbers.canApply === true;
  const newcomer = numbers.totalApplications === 0 && numbers.waiting === 0;
  const hasCampaign = (campaigns.data ?? []).length > 0;
  return (
    <>
      <PageTitle title={text('pageTitle')} />
      <div className={classes.screen}>
        <header className={classes.hello}>
          <h1 className={classes.title}>{greeting}</h1>
          <p className={classes.lead}>
            <Sentences all={leadOf({ numbers, newcomer, cv, hasCampaign })} />
          </p>
        </header>
        {!newcomer && numbers.canApply === false && (campaigns.data ?? []).some(({ active }) => active) && (
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
