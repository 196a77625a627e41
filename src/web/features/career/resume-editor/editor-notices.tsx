import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { editorKey } from '#web/api/kept/stored-resume.ts';
import { careerPaths } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './editor.module.css';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import { text } from './messages.ts';
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

const toGenerator: Tag = (inner) => (
  <Link className="text-link" to={careerPaths.resumeGenerator}>
    {inner}
  </Link>
);

/** What the person must know about the saving: it failed, or another tab writes too. */
export function EditorNotices({ state, rescued }: { state: SaveState; rescued: readonly number[] }) {
  const otherTab = useOtherTab();
  if (state.kind === 'kept')
    return (
      <div className={classes.notice}>
        <Banner>
          <Sentences all={[state.why, text('triesAgain')]} />
        </Banner>
      </div>
    );
  if (state.kind === 'parted')
    return (
      <div className={classes.notice}>
        <Banner kind="plain">
          {text('parted', { before: state.from.number, version: state.version.number })}
        </Banner>
      </div>
    );
  if (state.version === null && state.kind === 'saved')
    return <p className={classes.hint}>{text.rich('empty', { link: toGenerator })}</p>;
  if (rescued.length > 0 && !otherTab)
    return (
      <div className={classes.notice}>
        <Banner kind="plain">{text('rescued', { versions: rescued.map(String) })}</Banner>
      </div>
    );
  if (!otherTab) return null;
  return (
    <div className={classes.notice}>
      <Banner
        kind="plain"
        action={<Button onClick={() => window.location.reload()}>{text('openLatest')}</Button>}
      >
        {text('otherTab')}
      </Banner>
    </div>
  );
}
