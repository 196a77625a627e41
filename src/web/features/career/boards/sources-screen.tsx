import { useSearchParams } from 'react-router';
import type { SourceList } from '#contract/career/boards/sources.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { Banner } from '#web/ui/display/notice.tsx';
import { Card, CardRow } from '#web/ui/display/card.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { BackLink } from '#web/ui/sections/back-link.tsx';
import { FilterLinks } from '#web/ui/sections/filter-links.tsx';
import { AddSource } from './add-source.tsx';
import { text } from './messages.ts';
import { SourceRow } from './source-row.tsx';
import { type Filter, filterNamed, filters, leadWords } from './source-words.ts';
import classes from './sources.module.css';
import { useSources } from './use-sources.ts';

const addressOf = ({ show }: Filter): string =>
  show === '' ? careerPaths.sources : `${careerPaths.sources}?show=${show}`;

/** Every source of postings: how reading it goes, which are read for the person, and how to bring in another. */
export function SourcesScreen() {
  const sources = useSources();
  const { data, isError, error, refetch } = sources.read;
  return (
    <>
      <BackLink to={careerPaths.settings}>{text('integrations')}</BackLink>
      {data ? (
        <Loaded data={data} sources={sources} />
      ) : isError ? (
        <>
          <ScreenHead title={text('title')} />
          <Card aria-label={text('title')}>
            <LoadFailure
              title={text('loadFailed')}
              signIn={text('loadNeedsLogin')}
              error={error}
              onRetry={() => void refetch()}
            />
          </Card>
        </>
      ) : (
        <SourcesLoading />
      )}
    </>
  );
}

function Loaded({ data, sources }: { data: SourceList; sources: ReturnType<typeof useSources> }) {
  const [search] = useSearchParams();
  const filter = filterNamed(search.get('show'));
  return (
    <>
      <ScreenHead title={text('title')} lead={leadWords(data.sources)} />
      {!data.live && (
        <div className={classes.notice}>
          <Banner kind="plain">{text('practiceByDefault')}</Banner>
        </div>
      )}
      <AddSource add={sources.add} />
      <FilterLinks
        label={text('filters')}
        filters={filters.map((one) => ({
          to: addressOf(one),
          label: one.label(),
          count: data.sources.filter((source) => one.holds(source)).length,
          current: one === filter,
        }))}
      />
      <Card aria-label={text('title')}>
        <Listed data={data} filter={filter} sources={sources} />
      </Card>
    </>
  );
}

interface ListedProps {
  data: SourceList;
  filter: Filter;
  sources: ReturnType<typeof useSources>;
}

function Listed({ data, filter, sources }: ListedProps) {
  const { nowMs, timeZone } = usePersonClock();
  const shown = data.sources.filter((source) => filter.holds(source));
  if (shown.length === 0) {
    const none = filter.none();
    return (
      <Empty level={2} title={none.title}>
        {none.text}
      </Empty>
    );
  }
  return (
    <>
      <h2 className="visually-hidden">{filter.label()}</h2>
      {shown.map((source) => (
        <SourceRow key={source.id} source={source} sources={sources} nowMs={nowMs} timeZone={timeZone} />
      ))}
    </>
  );
}

/** What is said of the sources decides how far down they begin, so all of it comes with them. */
function SourcesLoading() {
  return (
    <>
      <ScreenHead title={text('title')} lead={<Skeleton width="min(30em, 100%)" height={17} />} />
      <Card aria-label={text('title')}>
        <Loading label={text('loading')}>
          {[1, 2, 3, 4].map((row) => (
            <CardRow key={row} className={classes.bones}>
              <Skeleton width={180} height={18} />
              <Skeleton width="48%" height={14} />
            </CardRow>
          ))}
        </Loading>
      </Card>
    </>
  );
}
