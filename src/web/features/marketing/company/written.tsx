import type { ArticleSection } from '#web/shell/marketing/article.tsx';
import type { Clause, WordTable } from './clause.ts';
import classes from './written.module.css';

function Table({ heads, rows }: WordTable) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, words]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Part({ part }: { part: Clause['parts'][number] }) {
  if (typeof part === 'string') return <p>{part}</p>;
  if ('rows' in part) return <Table {...part} />;
  return (
    <ul>
      {part.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const keyOf = (part: Clause['parts'][number]): string | undefined =>
  typeof part === 'string' ? part : 'rows' in part ? part.heads[0] : part[0];

/** Clauses as the sections of an article. */
export const written = (clauses: readonly Clause[]): readonly ArticleSection[] =>
  clauses.map(({ title, parts }) => ({
    title,
    text: parts.map((part) => <Part key={keyOf(part)} part={part} />),
  }));
