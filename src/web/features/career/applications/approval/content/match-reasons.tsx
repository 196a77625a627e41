import { Check, CircleHelp, CircleX, Minus } from 'lucide-react';
import type { Match } from '#contract/career/match.ts';
import { Claim } from '#web/shell/facts/claim.tsx';
import classes from './content.module.css';

type OpenFacts = (factIds: readonly string[]) => void;

function Had({ need, onOpenFacts }: { need: Match['have'][number]; onOpenFacts: OpenFacts }) {
  const { name, must, evidence, fact_id } = need;
  return (
    <li>
      <Check aria-hidden className={classes.hasIt} />
      <p>
        <b>{name}</b>
        {must && <span className={classes.must}>, asked for</span>}
        <span className={classes.evidence}>
          {fact_id === null ? evidence : <Claim onOpen={() => onOpenFacts([fact_id])}>{evidence}</Claim>}
        </span>
      </p>
    </li>
  );
}

function Missing({ need: { name, must } }: { need: Match['missing'][number] }) {
  return (
    <li>
      <Minus aria-hidden />
      <p>
        <b>{name}</b>
        <span className={classes.must}>{must ? ', asked for' : ', would help'}</span>
        <span className={classes.evidence}>Not in what you told me</span>
      </p>
    </li>
  );
}

/** Why it was taken: what the posting asks for and the person has, what is missing, what could not be read. */
export function MatchReasons({ match, onOpenFacts }: { match: Match; onOpenFacts: OpenFacts }) {
  const { have, missing, blockers, unknown, summary } = match;
  const asked = have.length + missing.length;
  return (
    <section aria-label="Why it matches">
      <h2 className={classes.groupTitle}>
        Why it matches
        {asked > 0 && (
          <span>
            {have.length} of {asked}
          </span>
        )}
      </h2>
      <p className={classes.summary}>{summary}</p>
      <ul className={classes.reasons}>
        {blockers.map(({ code, span, person }) => (
          <li key={code} className={classes.blocker}>
            <CircleX aria-hidden />
            <p>
              <b>{span}</b> {person}
            </p>
          </li>
        ))}
        {have.map((need) => (
          <Had key={need.name} need={need} onOpenFacts={onOpenFacts} />
        ))}
        {missing.map((need) => (
          <Missing key={need.name} need={need} />
        ))}
        {unknown.map((sentence) => (
          <li key={sentence}>
            <CircleHelp aria-hidden />
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
