import { History } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { Downloads } from './downloads.tsx';
import classes from './editor.module.css';
import { text } from './messages.ts';
import type { SaveState } from './saving/autosave.ts';

interface EditorHeadProps {
  state: SaveState;
  html: () => string;
  panelOpen: boolean;
  onPanel: () => void;
  onRename: (title: string) => void;
}

/** What is being written, how far it is saved, and what can be made of it. */
export function EditorHead({ state, html, panelOpen, onPanel, onRename }: EditorHeadProps) {
  return (
    <header className={classes.head}>
      <Link to={careerPaths.resumeGenerator} className={classes.mark} aria-label={text('back')}>
        <LogoMark size={26} />
      </Link>
      <h1 className="visually-hidden">{text('title')}</h1>
      <TitleField key={state.version?.title ?? ''} stored={state.version?.title ?? ''} onRename={onRename} />
      <SaveWords state={state} />
      <div className={classes.actions}>
        <Button kind="quiet" aria-label={text('versions')} aria-expanded={panelOpen} onClick={onPanel}>
          <History aria-hidden />
          <span className={classes.word}>{text('versions')}</span>
        </Button>
        <Downloads html={html} />
      </div>
    </header>
  );
}

function TitleField({ stored, onRename }: { stored: string; onRename: (title: string) => void }) {
  const [typed, setTyped] = useState(stored);
  const apply = () => {
    const title = typed.trim();
    if (title !== stored) onRename(title);
  };
  return (
    <input
      className={classes.titleField}
      aria-label={text('name')}
      placeholder={text('nameHint')}
      maxLength={120}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setTyped(stored);
      }}
    />
  );
}

function SaveWords({ state }: { state: SaveState }) {
  const { nowMs, timeZone } = usePersonClock();
  const { version } = state;
  const saved =
    version === null
      ? text('nothingToSave')
      : text('saved', {
          moment: momentWords(version.updated_at, nowMs, timeZone),
          version: version.number,
        });
  const words = {
    saved,
    parted: saved,
    unsaved: text('notSaved'),
    saving: text('saving'),
    kept: text('keptHere'),
  } as const satisfies Record<SaveState['kind'], string>;
  return <p className={classes.saved}>{words[state.kind]}</p>;
}
