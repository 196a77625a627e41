import type { ResumeCheck } from '#contract/career/resume-analysis.ts';
import classes from './analysis.module.css';

/** What the score is made of: each check with its points. */
export function Checks({ checks }: { checks: readonly ResumeCheck[] }) {
  return (
    <details className={classes.checks}>
      <summary>How the score is made</summary>
      <table className={classes.table}>
        <caption className="visually-hidden">The checks that make the score</caption>
        <tbody>
          {checks.map(({ area, title, points, of }) => (
            <tr key={area}>
              <th scope="row">{title}</th>
              <td>
                {points} of {of}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.quiet}>The same file always gets the same score. More keywords never raise it.</p>
    </details>
  );
}
