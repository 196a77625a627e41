import { counted } from '#engines/text/index.ts';
import { useId } from 'react';
import type { Integrations } from '#contract/career/integrations.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import classes from './integrations.module.css';

type Source = Integrations['sources'][number];

/** Employers behind the boards; some publish on two. */
export const employersOf = (sources: readonly Source[]): number =>
  new Set(sources.map(({ name }) => name)).size;

function summaryOf(sources: readonly Source[]): string {
  const open = sources.reduce((sum, source) => sum + source.open, 0);
  const silent = sources.filter(({ problem }) => problem !== null).length;
  const jobs = counted(open, 'open job');
  const many = employersOf(sources);
  const employers = counted(many, 'employer');
  if (silent === 0) return `${jobs} at ${employers}. Every one answered when I last read it.`;
  return silent === 1
    ? `${jobs} at ${employers}. One gave no answer when I last read it.`
    : `${jobs} at ${employers}. ${silent} gave no answer when I last read them.`;
}

/** What the sources come to, and the way to each of them. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const id = useId();
  return (
    <section className={classes.sources} aria-labelledby={id}>
      <header className={classes.sourcesHead}>
        <div>
          <h2 id={id} className={classes.sourcesTitle}>
            Sources
          </h2>
          <p className={classes.note}>
            {sources.length === 0 ? 'I read no board for you at the moment.' : summaryOf(sources)}
          </p>
        </div>
        <ButtonLink size="sm" to={careerPaths.sources}>
          See how each is doing
        </ButtonLink>
      </header>
    </section>
  );
}
