import type { CitedLine, ResumeAnalysis } from '#contract/career/resume-analysis.ts';
import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './analysis.module.css';
import { text } from './messages.ts';

/** The fixes, dearest first, each with the line it is about and the points it would win. */
export function Suggestions({ analysis }: { analysis: ResumeAnalysis }) {
  return (
    <section className={classes.suggestions}>
      <h3 className={classes.heading}>{text('suggestions')}</h3>
      {analysis.findings.length === 0 && <p className={classes.quiet}>{text('noSuggestions')}</p>}
      <ol role="list">
        {analysis.findings.map((finding) => (
          <li key={`${finding.code} ${finding.text}`} className={classes.suggestion}>
            <Trail form="count" done={0} of={1} width={24} decorative />
            <p>
              {finding.fix} <span className={classes.worth}>{text('points', { count: finding.cost })}</span>
            </p>
            {finding.lines.length > 0 && (
              <div className={classes.quotes}>
                {finding.lines.map((line) => (
                  <Quote key={line.line} line={line} />
                ))}
              </div>
            )}
          </li>
        ))}
        {analysis.taste.map(({ text: advice, lines }) => (
          <li key={advice} className={classes.suggestion}>
            <span aria-hidden className={classes.tasteMark} />
            <p>
              {advice} <span className={classes.worth}>{text('taste')}</span>
            </p>
            <div className={classes.quotes}>
              {lines.slice(0, 1).map((line) => (
                <Quote key={line.line} line={line} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A line of the resume as it stands there, what is meant in it marked. */
function Quote({ line: { line, text: said, mark } }: { line: CitedLine }) {
  const at = mark === '' ? -1 : said.indexOf(mark);
  return (
    <blockquote className={classes.quote}>
      <b>{text('line', { line })}</b>
      {at === -1 ? (
        said
      ) : (
        <>
          {said.slice(0, at)}
          <mark>{mark}</mark>
          {said.slice(at + mark.length)}
        </>
      )}
    </blockquote>
  );
}
