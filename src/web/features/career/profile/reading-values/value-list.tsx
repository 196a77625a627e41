import type { ResumeReadingReply } from '#contract/career/hub/resume-corrections.ts';
import { sectionsOf, type ShownEntry, type ShownValue } from '#engines/corrections/index.ts';
import { messageText } from '#web/text/message-text.ts';
import classes from './list.module.css';
import { ValueEditor } from './value-editor.tsx';
import { ValueRow, ValueWord } from './value-row.tsx';

interface ValueListProps {
  reading: NonNullable<ResumeReadingReply['reading']>;
  openPath: string | null;
  isPicking: boolean;
  isBusy: boolean;
  onOpen: (path: string | null) => void;
  onLook: (path: string | null) => void;
  onPick: (isPicking: boolean) => void;
  onSay: (shown: ShownValue, value: string, line: number | null) => void;
  onUndo: (id: string) => void;
}

/** Everything that was read, section by section; each value can be opened and mended. */
export function ValueList(props: ValueListProps) {
  return sectionsOf(props.reading.fields).map(({ list, title, entries }) => (
    <section key={list} className={classes.section} aria-label={messageText(title)}>
      <h3 className={classes.title}>{messageText(title)}</h3>
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} {...props} />
      ))}
    </section>
  ));
}

function Entry({ entry, ...props }: ValueListProps & { entry: ShownEntry }) {
  const { openPath, onOpen, onLook } = props;
  const rowProps = (shown: ShownValue) => ({
    shown,
    standard: props.reading.standards[shown.path] ?? null,
    isOpen: shown.path === openPath,
    onOpen: () => onOpen(shown.path === openPath ? null : shown.path),
    onLook: (isLooked: boolean) => onLook(isLooked ? shown.path : null),
  });
  const open = entry.values.find(({ path }) => path === openPath);
  if (entry.isWords)
    return (
      <div className={classes.entry}>
        <div className={classes.words}>
          {entry.values.map((shown) => (
            <ValueWord key={shown.path} {...rowProps(shown)} />
          ))}
        </div>
        {open && <Editor shown={open} {...props} />}
      </div>
    );
  return (
    <ul role="list" className={classes.entry}>
      {entry.values.map((shown) => (
        <li key={shown.path}>
          <ValueRow {...rowProps(shown)} />
          {shown === open && <Editor shown={open} {...props} />}
        </li>
      ))}
    </ul>
  );
}

function Editor({ shown, ...props }: ValueListProps & { shown: ShownValue }) {
  const { reading, isPicking, isBusy, onPick, onSay, onUndo, onOpen } = props;
  return (
    <ValueEditor
      key={`${shown.path} ${shown.value}`}
      shown={shown}
      lines={reading.lines}
      standard={reading.standards[shown.path] ?? null}
      isPicking={isPicking}
      isBusy={isBusy}
      onPick={onPick}
      onSay={(value, line) => onSay(shown, value, line)}
      onUndo={onUndo}
      onClose={() => onOpen(null)}
    />
  );
}
