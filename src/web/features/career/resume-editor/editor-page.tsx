import './page-fonts.css';
import { useQueryClient } from '@tanstack/react-query';
import { type Editor, EditorContent } from '@tiptap/react';
import { useMemo, useState } from 'react';
import type { Profile } from '#contract/career/profile.ts';
import type { ResumeVersion } from '#contract/career/resume-versions.ts';
import { api } from '#web/api/client.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type ResumeFrame, resumeHtml } from './document/resume-document.ts';
import { pageMargin, scopedCss } from './document/scoped-css.ts';
import { EditorHead } from './editor-head.tsx';
import classes from './editor.module.css';
import { EditorNotices } from './editor-notices.tsx';
import { text } from './messages.ts';
import type { StartingPoint } from './opened-resume.ts';
import { useAutosave } from './saving/use-autosave.ts';
import { useRescue } from './saving/use-rescue.ts';
import { Margin } from './margin/margin.tsx';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';
import { LinkDialog } from './toolbar/link-dialog.tsx';
import { useRestore } from './use-restore.ts';
import { useResumeEditor } from './use-resume-editor.ts';
import { VersionPreview } from './version-preview.tsx';
import { VersionsPanel } from './versions/versions-panel.tsx';

const PAGE = '.resume-page';

/** The versions beside the page: whether they are open, and which one is looked at. */
function usePanel(onOpen: () => void) {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<ResumeVersion | null>(null);
  const close = () => {
    setOpen(false);
    setShown(null);
  };
  const toggle = () => {
    if (open) return close();
    setOpen(true);
    return onOpen();
  };
  return { open, shown, setShown, close, toggle };
}

/** The resume in the person's hands: toolbar, page, versions. */
export function EditorPage({ person, start }: { person: Profile; start: StartingPoint }) {
  const queries = useQueryClient();
  const { state, edit, autosave } = useAutosave(person.id, start);
  const rescued = useRescue(person.id, start.html, autosave);
  const [frame, setFrame] = useState(start.opened.frame);
  const [linking, setLinking] = useState(false);
  const readAgain = () => queries.invalidateQueries({ queryKey: api.resumeVersions.key() });
  const panel = usePanel(() => void autosave.save().then(readAgain));
  const editor = useResumeEditor({
    content: start.opened.content,
    onLink: () => setLinking(true),
    onSave: () => void autosave.save(),
    onChange: (content) => edit(resumeHtml({ frame, content })),
  });
  const restore = useRestore(autosave, (opened) => {
    setFrame(opened.frame);
    editor.commands.setContent(opened.content, { emitUpdate: false });
    panel.setShown(null);
  });
  const isLooking = panel.shown !== null;
  return (
    <div
      className={classNames(classes.screen, panel.open && classes.withPanel, isLooking && classes.looking)}
    >
      <EditorHead
        state={state}
        html={() => resumeHtml({ frame, content: editor.state.doc })}
        panelOpen={panel.open}
        onPanel={panel.toggle}
        onRename={(title) => autosave.rename(title)}
      />
      <section className={classes.tools} hidden={isLooking} aria-label={text('tools')}>
        <EditorToolbar editor={editor} onLink={() => setLinking(true)} />
      </section>
      <main className={classes.desk}>
        <EditorNotices state={state} rescued={rescued} />
        {panel.shown !== null && (
          <VersionPreview
            version={panel.shown}
            busy={restore.isPending}
            onRestore={() => panel.shown && restore.mutate(panel.shown)}
            onBack={() => panel.setShown(null)}
          />
        )}
        <Sheet frame={frame} editor={editor} hidden={isLooking} />
      </main>
      {panel.open && (
        <VersionsPanel
          current={state.version?.id ?? null}
          shown={panel.shown?.id ?? null}
          onShow={panel.setShown}
          onClose={panel.close}
        />
      )}
      <LinkDialog editor={editor} open={linking} onClose={() => setLinking(false)} />
    </div>
  );
}

interface SheetProps {
  frame: ResumeFrame;
  editor: Editor;
  hidden: boolean;
}

/** The sheet of paper, in the template's own styles, and its margin. */
function Sheet({ frame, editor, hidden }: SheetProps) {
  const style = useMemo(() => scopedCss(frame.css, PAGE), [frame.css]);
  const padding = pageMargin(frame.css) ?? undefined;
  return (
    <div className={classes.place} hidden={hidden}>
      <div className={classes.sheet} style={{ padding }} lang={frame.language}>
        <style>{style}</style>
        <EditorContent editor={editor} className={classes.paper} />
      </div>
      <Margin editor={editor} />
    </div>
  );
}
