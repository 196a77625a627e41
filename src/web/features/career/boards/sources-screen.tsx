import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SourceList } from '#contract/career/boards/sources.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { hasWords } from '#web/text/search-words.ts';
import { Banner } from '#web/ui/display/notice.tsx';
import { Card, CardRow } from '#web/ui/display/card.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { SearchInput } from '#web/ui/forms/input.tsx';
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
  const [query, setQuery] = useState('');
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
      <SearchInput
        className={classes.search}
        label={text('search')}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <Listed
        key={filter.show}
        data={data}
        filter={filter}
        query={useDeferredValue(query)}
        sources={sources}
      />
    </>
  );
}

interface ListedProps {
  data: SourceList;
  filter: Filter;
  /** Words of a name or a board. */
  query: string;
  sources: ReturnType<typeof useSources>;
}

/** How many stand there at first, and how many more with each press. */
const PAGE = 15;

function Listed({ data, filter, query, sources }: ListedProps) {
  const { nowMs, timeZone } = usePersonClock();
  const [most, setMost] = useState(PAGE);
  const held = data.sources.filter((source) => filter.holds(source));
  const found = held.filter(({ name, board }) => hasWords(query, [name, board]));
  const none = held.length === 0 ? filter.none() : { title: text('notFoundTitle'), text: text('notFound') };
  return (
    <>
      <Card aria-label={text('title')}>
        {found.length === 0 && (
          <Empty level={2} title={none.title}>
            {none.text}
          </Empty>
        )}
        {found.length > 0 && <h2 className="visually-hidden">{filter.label()}</h2>}
        {found.slice(0, most).map((source) => (
          <SourceRow key={source.id} source={source} sources={sources} nowMs={nowMs} timeZone={timeZone} />
        ))}
      </Card>
      {found.length > most && (
        <Button className={classes.more} onClick={() => setMost(most + PAGE)}>
          {text('showNext', { count: Math.min(PAGE, found.length - most) })}
        </Button>
      )}
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
