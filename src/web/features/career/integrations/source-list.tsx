import { useId, useState } from 'react';
import type { Integrations } from '#contract/career/integrations.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Cell, Table, TableHead } from '#web/ui/display/table.tsx';
import classes from './integrations.module.css';

type Source = Integrations['sources'][number];

/** Employers behind the boards; some publish on two. */
export const employersOf = (sources: readonly Source[]): number =>
  new Set(sources.map(({ name }) => name)).size;

function summaryOf(sources: readonly Source[]): string {
  const open = sources.reduce((sum, source) => sum + source.open, 0);
  const silent = sources.filter(({ problem }) => problem !== null).length;
  const jobs = open === 1 ? '1 open job' : `${open} open jobs`;
  const many = employersOf(sources);
  const employers = many === 1 ? '1 employer' : `${many} employers`;
  if (silent === 0) return `${jobs} at ${employers}. Every one answered when I last read it.`;
  return silent === 1
    ? `${jobs} at ${employers}. One gave no answer when I last read it.`
    : `${jobs} at ${employers}. ${silent} gave no answer when I last read them.`;
}

/** Every employer the agent reads on a public board, when it last did, and what is wrong where it could not. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const { nowMs, timeZone } = usePersonClock();
  const [shown, setShown] = useState(false);
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <section className={classes.sources} aria-labelledby={id}>
      <header className={classes.sourcesHead}>
        <div>
          <h2 id={id} className={classes.sourcesTitle}>
            Public boards
          </h2>
          <p className={classes.note}>{summaryOf(sources)}</p>
        </div>
        <Button size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide them' : 'See them'}
        </Button>
      </header>
      {shown && (
        <Table caption="Employers I read on public boards">
          <TableHead names={['Employer', 'Board']} ends={['Open jobs', 'Last read']} />
          <tbody>
            {sources.map(({ board, name, open, read_at: readAt, problem }) => (
              <tr key={`${board} ${name}`}>
                <Cell>{name}</Cell>
                <Cell>{board}</Cell>
                <Cell end>{open}</Cell>
                <Cell end>
                  {readAt === null ? 'Not yet' : momentWords(readAt, nowMs, timeZone)}
                  {problem !== null && <span className={classes.problem}> · gives no answer now</span>}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
