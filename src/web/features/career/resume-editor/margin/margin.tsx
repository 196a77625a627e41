import { type Editor, useEditorState } from '@tiptap/react';
import { useRef } from 'react';
import { FactList } from '#web/shell/facts/fact-list.tsx';
import type { Tag } from '#web/text/say.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TextButton } from '#web/ui/actions/button.tsx';
import { changedLines, factsAt, lineAt, putBack } from './lines.ts';
import classes from './margin.module.css';
import { text } from './messages.ts';
import { usePlaces } from './use-places.ts';

const quoted: Tag = (inner) => <q>{inner}</q>;

/** What stands beside the page: each line the person changed with what it said, and where the line at hand comes from. */
export function Margin({ editor }: { editor: Editor }) {
  const margin = useRef<HTMLElement>(null);
  const { changed, facts, line } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({
      changed: changedLines(state.doc),
      facts: factsAt(state.selection.$head),
      line: lineAt(state.selection.$head),
    }),
  });
  const sourced = facts.length > 0 ? line : null;
  const positions = [...changed.map(({ position }) => position), ...(sourced === null ? [] : [sourced])];
  const tops = usePlaces(
    editor,
    margin,
    positions.toSorted((a, b) => a - b),
  );
  return (
    <aside ref={margin} className={classes.margin} aria-label={text('title')}>
      {changed.map((one) => (
        <div
          key={one.position}
          data-position={one.position}
          className={classNames(classes.note, one.position === line && classes.current)}
          style={{ top: tops.get(one.position) }}
        >
          <b>{text('changed')}</b>
          <p>{text.rich('itSaid', { line: one.original, q: quoted })}</p>
          <TextButton onClick={() => putBack(editor, one)}>{text('putBack')}</TextButton>
        </div>
      ))}
      {sourced !== null && (
        <div
          data-position={sourced}
          className={classNames(classes.note, classes.current)}
          style={{ top: tops.get(sourced) }}
        >
          <b>{text('source')}</b>
          <FactList factIds={facts} linksTo="_blank" />
        </div>
      )}
    </aside>
  );
}
