import { Link } from 'react-router';
import type { ImportLine } from '#contract/localbiz/imports.ts';
import { importPath } from '#web/shell/paths.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import type { BadgeKind } from '#web/ui/display/badge.tsx';
import { CardRow } from '#web/ui/display/card.tsx';
import { text } from './messages.ts';
import classes from './data.module.css';

const KINDS: Readonly<Record<ImportLine['state'], BadgeKind>> = {
  reading: 'plain',
  refused: 'low',
  staged: 'wait',
  committing: 'plain',
  committed: 'good',
  undoing: 'plain',
  undone: 'outline',
};

const stateWords = (state: ImportLine['state']): string =>
  ({
    reading: text('reading'),
    refused: text('refused'),
    staged: text('staged'),
    committing: text('committing'),
    committed: text('committed'),
    undoing: text('undoing'),
    undone: text('undone'),
  })[state];

function factsOf(file: ImportLine): string {
  const { first_day: from, last_day: to, state, total_lines: all, done_lines: done } = file;
  const kind = file.kind ?? '';
  const isWorking = state === 'committing' || state === 'undoing';
  const parts = [
    file.tables.length === 0 ? '' : text('tables', { count: file.tables.length, names: file.tables }),
    from !== null && to !== null ? text('days', { from, to }) : '',
    isWorking ? text('working', { kind, done, all }) : all > 0 ? text('lines', { kind, count: all }) : '',
    file.undo_until === null ? '' : text('undoUntil', { day: file.undo_until.slice(0, 10) }),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** One file of the list: its name, what it holds, how it stands. */
export function FileRow({ file }: { file: ImportLine }) {
  const facts = factsOf(file);
  return (
    <CardRow className={classes.file}>
      <div>
        <Link className={classes.name} to={importPath(file.id)}>
          {file.file_name}
        </Link>
        {facts !== '' && <p className={classes.facts}>{facts}</p>}
        {file.problem !== null && <p className={classes.facts}>{file.problem}</p>}
      </div>
      <Badge kind={KINDS[file.state]}>{stateWords(file.state)}</Badge>
    </CardRow>
  );
}
