import type { Match } from '#contract/career/match.ts';
import { Score } from '#web/ui/display/score.tsx';
import classes from './evidence.module.css';
import { text } from './messages.ts';

interface Line {
  /** What the line is about. */
  name?: string;
  words: string;
}

/** Why the posting was taken: what it asks for and where that stands in the resume, in its own words. */
export function Reasons({ match }: { match: Match }) {
  const { score, summary, have, missing, blockers, unknown } = match;
  return (
    <div className={classes.parts}>
      <div>
        <Score value={score} />
        <p className={classes.lead}>{summary}</p>
      </div>
      <Part title={text('have')} lines={have.map(({ name, evidence }) => ({ name, words: evidence }))} />
      <Part
        title={text('missing')}
        lines={missing.map(({ name, span: words, must }) => ({
          name,
          words: must ? text('must', { words }) : text('niceToHave', { words }),
        }))}
      />
      <Part
        title={text('blockers')}
        lines={blockers.map(({ span, person }) => ({
          name: text('quoted', { words: span }),
          words: person,
        }))}
      />
      <Part title={text('unknown')} lines={unknown.map((words) => ({ words }))} />
    </div>
  );
}

function Part({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <ul role="list">
        {lines.map(({ name, words }) => (
          <li key={`${name} ${words}`} className={name === undefined ? classes.sentence : classes.row}>
            {name !== undefined && <b>{name}</b>}
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
