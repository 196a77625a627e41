import { useId } from 'react';
import type { Integrations } from '#contract/career/integrations.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import classes from './integrations.module.css';
import { text } from './messages.ts';

type Source = Integrations['sources'][number];

/** Employers behind the boards; some publish on two. */
export const employersOf = (sources: readonly Source[]): number =>
  new Set(sources.map(({ name }) => name)).size;

function summaryOf(sources: readonly Source[]): string {
  const jobs = sources.reduce((sum, source) => sum + source.open, 0);
  const silent = sources.filter(({ problem }) => problem !== null).length;
  return text('openJobs', { jobs, employers: employersOf(sources), silent });
}

/** What the sources come to, and the way to each of them. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const id = useId();
  return (
    <section className={classes.sources} aria-labelledby={id}>
      <header className={classes.sourcesHead}>
        <div>
          <h2 id={id} className={classes.sourcesTitle}>
            {text('sources')}
          </h2>
          <p className={classes.note}>{sources.length === 0 ? text('noSources') : summaryOf(sources)}</p>
        </div>
        <ButtonLink size="sm" to={careerPaths.sources}>
          {text('seeSources')}
        </ButtonLink>
      </header>
    </section>
  );
}
