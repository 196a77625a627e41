import { Check, CircleHelp, CircleX, Minus } from 'lucide-react';
import type { Match } from '#contract/career/match.ts';
import { Claim } from '#web/shell/facts/claim.tsx';
import type { Tag } from '#web/text/say.ts';
import classes from './content.module.css';
import { text } from './messages.ts';

type OpenFacts = (factIds: readonly string[]) => void;

/** What is asked for, and how much it matters. */
const needTags: Record<'b' | 'must', Tag> = {
  b: (inner) => <b>{inner}</b>,
  must: (inner) => <span className={classes.must}>{inner}</span>,
};

function Had({ need, onOpenFacts }: { need: Match['have'][number]; onOpenFacts: OpenFacts }) {
  const { name, must, evidence, fact_id } = need;
  return (
    <li>
      <Check aria-hidden className={classes.hasIt} />
      <p>
        {must ? text.rich('askedFor', { need: name, ...needTags }) : <b>{name}</b>}
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
        {must
          ? text.rich('askedFor', { need: name, ...needTags })
          : text.rich('wouldHelp', { need: name, ...needTags })}
        <span className={classes.evidence}>{text('notFound')}</span>
      </p>
    </li>
  );
}

/** Why it was taken: what the posting asks for and the person has, what is missing, what could not be read. */
export function MatchReasons({ match, onOpenFacts }: { match: Match; onOpenFacts: OpenFacts }) {
  const { have, missing, blockers, unknown, summary } = match;
  const asked = have.length + missing.length;
  return (
    <section aria-label={text('match')}>
      <h2 className={classes.groupTitle}>
        {text('match')}
        {asked > 0 && <span>{text('matchCount', { have: have.length, asked })}</span>}
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
