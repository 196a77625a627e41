import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { MasterProfile } from '#contract/career/facts.ts';
import { factAnchor } from '#web/shell/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import classes from './knowledge.module.css';
import { text } from './messages.ts';
import { type ProfileEntry, sectionsOf, type SourcedValue } from './sections.ts';
import { toReading } from './to-reading.tsx';

/** Everything I know, section by section, each value with the place it was read from. */
export function KnownFacts({ profile }: { profile: MasterProfile }) {
  return (
    <Card>
      <CardHead title={text('title')}>
        <span className={classes.quiet}>{text('facts', { count: profile.facts.length })}</span>
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
        // The same words may stand twice in a resume.
        // oxlint-disable-next-line react/no-array-index-key
        <Value key={index} value={value} />
      ))}
    </ul>
  );
}

function Value({
  value: { text: words, source, facts },
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
      {strong ? (
        <b className={classes.strong}>{words}</b>
      ) : (
        <span className={classes.valueText}>{words}</span>
      )}
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
        <summary className={classes.summary}>{text('unused', { count: unused.length })}</summary>
        <p className={classes.unusedLead}>{text.rich('unusedMeans', { link: toReading(unused[0]?.line) })}</p>
        <ul role="list">
          {unused.map(({ line, text: words }) => (
            <li key={line} className={classes.unused}>
              <span className={classes.valueText}>{words}</span>
              <span className={classes.source}>{text('unusedLine', { line })}</span>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
