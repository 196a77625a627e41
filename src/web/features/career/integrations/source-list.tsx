import type { Integrations } from '#contract/career/integrations.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { Cell, ColumnHead, Table } from '#web/ui/display/table.tsx';
import classes from './integrations.module.css';

/** Every employer the agent reads on a public board, when it last did, and what is wrong where it could not. */
export function SourceList({ sources }: { sources: Integrations['sources'] }) {
  const { nowMs, timeZone } = usePersonClock();
  if (sources.length === 0) return null;
  return (
    <Card className={classes.sources} aria-label="Public boards">
      <CardHead title="Public boards" />
      <Table caption="Employers I read on public boards">
        <thead>
          <tr>
            <ColumnHead>Employer</ColumnHead>
            <ColumnHead>Board</ColumnHead>
            <ColumnHead end>Open jobs</ColumnHead>
            <ColumnHead end>Last read</ColumnHead>
          </tr>
        </thead>
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
    </Card>
  );
}
