import type { Match } from '#contract/career/match.ts';
import { Score } from '#web/ui/display/score.tsx';
import classes from './evidence.module.css';

interface Line {
  /** What the line is about. */
  name?: string;
  text: string;
}

/** Why the posting was taken: what it asks for and where that stands in the CV, in its own words. */
export function Reasons({ match }: { match: Match }) {
  const { score, summary, have, missing, blockers, unknown } = match;
  return (
    <div className={classes.parts}>
      <div>
        <Score value={score} />
        <p className={classes.lead}>{summary}</p>
      </div>
      <Part
        title="It asks, and you have"
        lines={have.map(({ name, evidence }) => ({ name, text: evidence }))}
      />
      <Part
        title="It asks, and I found nothing"
        lines={missing.map(({ name, span, must }) => ({
          name,
          text: must ? `A must: “${span}”` : `Nice to have: “${span}”`,
        }))}
      />
      <Part
        title="What stands in the way"
        lines={blockers.map(({ span, person }) => ({ name: `“${span}”`, text: person }))}
      />
      <Part title="What I could not tell" lines={unknown.map((text) => ({ text }))} />
    </div>
  );
}

function Part({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <ul role="list">
        {lines.map(({ name, text }) => (
          <li key={`${name} ${text}`} className={name === undefined ? classes.sentence : classes.row}>
            {name !== undefined && <b>{name}</b>}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
