import { Link } from 'react-router';
import type { StagedSummary } from '#contract/localbiz/import-summary.ts';
import type { TableOfFile } from '#contract/localbiz/import-tables.ts';
import { importPath } from '#web/shell/paths.ts';
import { text } from './table-messages.ts';
import classes from './tables.module.css';

function fateOf(table: TableOfFile): string {
  if (table.fate === 'read') return text('read', { count: table.rows });
  if (table.fate === 'apart') return text('apart', { kind: table.kind, count: table.rows });
  const because = table.because === 'sums' && table.of === '' ? 'totals' : table.because;
  return text('left', { because, of: table.of });
}

/** What became of each table of a file that has several: the sheets of a workbook, the files of an archive. */
export function Tables({ tables }: Pick<StagedSummary, 'tables'>) {
  if (tables.length === 0) return null;
  return (
    <div className={classes.tables}>
      <p>{text('title', { count: tables.length })}</p>
      <ul role="list">
        {tables.map((table) => (
          <li key={table.name}>
            <b>{table.name}</b>
            <span className={table.fate === 'read' ? undefined : classes.dim}>{fateOf(table)}</span>
            {table.fate === 'apart' && table.import_id !== null && (
              <Link to={importPath(table.import_id)}>{text('open', { name: table.name })}</Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Of which table a row is that was left out, and its number there; of a file with one table its own number. */
export function placeOfRow(line: number, tables: StagedSummary['tables']): { name: string; line: number } {
  const of = tables.findLast((table) => table.fate === 'read' && table.before < line);
  return of?.fate === 'read' ? { name: of.name, line: line - of.before } : { name: '', line };
}
