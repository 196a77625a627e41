import type { ResumeCheck } from '#contract/career/resume-analysis.ts';
import classes from './analysis.module.css';
import { text } from './messages.ts';

/** What the score is made of: each check with its points. */
export function Checks({ checks }: { checks: readonly ResumeCheck[] }) {
  return (
    <details className={classes.checks}>
      <summary>{text('checksTitle')}</summary>
      <table className={classes.table}>
        <caption className="visually-hidden">{text('checksCaption')}</caption>
        <tbody>
          {checks.map(({ area, title, points, of }) => (
            <tr key={area}>
              <th scope="row">{title}</th>
              <td>{text('pointsOf', { points, most: of })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.quiet}>{text('checksNote')}</p>
    </details>
  );
}
