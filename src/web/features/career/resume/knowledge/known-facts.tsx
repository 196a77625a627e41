import { counted } from '#engines/text/index.ts';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { MasterProfile } from '#contract/career/facts.ts';
import { factAnchor, readingPath } from '#web/shell/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import classes from './knowledge.module.css';
import { type ProfileEntry, sectionsOf, type SourcedValue } from './sections.ts';

/** Everything I know, section by section, each value with the place it was read from. */
export function KnownFacts({ profile }: { profile: MasterProfile }) {
  return (
    <Card>
      <CardHead title="What I know about you">
        <span className={classes.quiet}>{counted(profile.facts.length, 'fact')}, each with its source</span>
      </CardHead>
      {sectionsOf(profile).map((section) => (
        <section key={section.title} className={classes.section}>
          <h3 className={classes.sectionTitle}>{section.title}</h3>
          <div className={classes.entries}>
            {section.entries.map((entry, index) => (
              // The entries of a profile have no name of their own and never change places here.
              // oxlint-disable-next-line react/no-array-index-key
              <Entry key={index} entry={entry} />
            ))}
          </div>
        </section>
      ))}
    </Card>
  );
}

function Entry({ entry: { title, values } }: { entry: ProfileEntry }) {
  return (
    <ul role="list">
      {title !== null && <Value value={title} strong />}
      {values.map((value, index) => (
        // The same words may stand twice in a CV.
        // oxlint-disable-next-line react/no-array-index-key
        <Value key={index} value={value} />
      ))}
    </ul>
  );
}

function Value({
  value: { text, source, facts },
  strong = false,
}: {
  value: SourcedValue;
  strong?: boolean;
}) {
  const { hash } = useLocation();
  const wanted = facts.find((id) => hash === `#${encodeURIComponent(factAnchor(id))}`);
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (wanted === undefined) return;
    line.current?.scrollIntoView({ block: 'center' });
    line.current?.focus({ preventScroll: true });
  }, [wanted]);
  return (
    <li
      ref={line}
      tabIndex={wanted === undefined ? undefined : -1}
      className={classNames(classes.value, wanted !== undefined && classes.wanted)}
    >
      {strong ? <b className={classes.strong}>{text}</b> : <span className={classes.valueText}>{text}</span>}
      <span className={classes.source}>{source}</span>
    </li>
  );
}

/** The lines of the file that became no fact, so that nothing is lost in silence. */
export function UnusedLines({ unused }: Pick<MasterProfile, 'unused'>) {
  if (unused.length === 0) return null;
  return (
    <Card>
      <details>
        <summary className={classes.summary}>
          {unused.length === 1 ? 'One line I did not use' : `${unused.length} lines I did not use`}
        </summary>
        <p className={classes.unusedLead}>
          I could not tell what they say about you, so I never send them.{' '}
          <Link className="text-link" to={readingPath(unused[0]?.line)}>
            Tell me what they are
          </Link>
        </p>
        <ul role="list">
          {unused.map(({ line, text }) => (
            <li key={line} className={classes.unused}>
              <span className={classes.valueText}>{text}</span>
              <span className={classes.source}>line {line}</span>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
