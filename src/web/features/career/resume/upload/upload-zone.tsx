import { FileText, FileUp, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { UPLOAD_ENDINGS, UPLOAD_LIMIT_MEGABYTES } from '#contract/career/resume.ts';
import type { Tag } from '#web/text/say.ts';
import { Button, IconButton } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Banner } from '#web/ui/display/notice.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { refusalOf, sizeInWords } from './chosen-file.ts';
import { text } from './messages.ts';
import classes from './upload-zone.module.css';

interface UploadZoneProps {
  file: File | null;
  onChoose: (file: File | null) => void;
  /** What came of the last try. */
  outcome: { kind: 'failed' | 'note'; words: string } | null;
  /** How far the file is, while it is being read and that is not shown over the screen. */
  working: ReactNode;
  isWorking: boolean;
  onAnalyze: (file: File, keep: boolean) => void;
}

/** The zone a resume is dropped into or chosen from; the file stays chosen when reading it fails. */
export function UploadZone({ file, onChoose, outcome, working, isWorking, onAnalyze }: UploadZoneProps) {
  const [problem, setProblem] = useState('');
  const [over, setOver] = useState(false);
  const [keep, setKeep] = useState(true);
  const choose = (chosen: File | null) => {
    setProblem(chosen === null ? '' : (refusalOf(chosen) ?? ''));
    onChoose(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined) choose(dropped);
  };
  const analyze = () => {
    if (file === null) setProblem(text('noFile'));
    else if (refusalOf(file) === null) onAnalyze(file, keep);
  };
  const wrong = problem === '' && outcome?.kind === 'failed' ? outcome.words : problem;
  return (
    <section
      className={classNames(classes.zone, over && classes.over)}
      aria-label={text('title')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Chooser onChoose={choose} />
      {file !== null && <Chosen file={file} onRemove={() => choose(null)} />}
      <Checkbox checked={keep} onChange={(event) => setKeep(event.currentTarget.checked)}>
        {text('keep')}
      </Checkbox>
      {wrong !== '' && <Banner>{wrong}</Banner>}
      {working}
      <div className={classes.actions}>
        <Button onClick={analyze} busy={isWorking}>
          {text('analyze')}
        </Button>
        <span className={classes.quiet} role="status">
          {outcome?.kind === 'note' && outcome.words}
        </span>
      </div>
    </section>
  );
}

/** The words that open the browser's own choice of a file. */
const chooser =
  (onChoose: (file: File) => void): Tag =>
  (inner) => (
    <label className={classes.choose}>
      {inner}
      <input
        type="file"
        className="visually-hidden"
        accept={[...UPLOAD_ENDINGS, '.zip'].join(',')}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen !== undefined) onChoose(chosen);
          // The same file may be chosen again after it was changed.
          event.currentTarget.value = '';
        }}
      />
    </label>
  );

function Chooser({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <div className={classes.top}>
      <FileUp aria-hidden />
      <div>
        <p className={classes.prompt}>{text.rich('drop', { choose: chooser(onChoose) })}</p>
        <p className={classes.quiet}>{text('whichFiles', { megabytes: UPLOAD_LIMIT_MEGABYTES })}</p>
      </div>
    </div>
  );
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <div className={classes.file}>
      <FileText aria-hidden />
      <div className={classes.fileText}>
        <b className={classes.fileName}>{file.name}</b>
        <span className={classes.quiet}>{sizeInWords(file.size)}</span>
      </div>
      <IconButton label={text('remove')} size="sm" onClick={onRemove}>
        <X />
      </IconButton>
    </div>
  );
}
