import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { editorKey } from '#web/api/kept/stored-resume.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './editor.module.css';
import type { SaveState } from './saving/autosave.ts';

/** Whether another tab of this browser writes the resume as well. */
function useOtherTab(): boolean {
  const [writes, setWrites] = useState(false);
  useEffect(() => {
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key === editorKey && newValue !== null) setWrites(true);
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
  return writes;
}

/** What the person must know about the saving: it failed, or another tab writes too. */
export function EditorNotices({ state, rescued }: { state: SaveState; rescued: readonly number[] }) {
  const otherTab = useOtherTab();
  if (state.kind === 'kept')
    return (
      <div className={classes.notice}>
        <Banner>{state.why} I try again by myself.</Banner>
      </div>
    );
  if (state.kind === 'parted')
    return (
      <div className={classes.notice}>
        <Banner kind="plain">
          Version {state.from.number} was changed in another tab. What you type here is now version{' '}
          {state.version.number}; both are kept under Versions.
        </Banner>
      </div>
    );
  if (state.version === null && state.kind === 'saved')
    return (
      <p className={classes.hint}>
        This page is empty. Start typing, or let me write it from your profile in the{' '}
        <Link className="text-link" to={careerPaths.resumeGenerator}>
          Resume Generator
        </Link>
        .
      </p>
    );
  if (rescued.length > 0 && !otherTab)
    return (
      <div className={classes.notice}>
        <Banner kind="plain">
          Another tab was closed before I could save what you typed there. It is now version{' '}
          {rescued.join(' and ')}, under Versions.
        </Banner>
      </div>
    );
  if (!otherTab) return null;
  return (
    <div className={classes.notice}>
      <Banner kind="plain" action={<Button onClick={() => window.location.reload()}>Open the latest</Button>}>
        This resume was changed in another tab. What you type here is kept beside it, as a version of its own.
      </Banner>
    </div>
  );
}
