import { FileText, FileUp, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { UPLOAD_ENDINGS } from '#contract/career/resume.ts';
import { Button, IconButton } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Banner } from '#web/ui/display/notice.tsx';
import { refusalOf, sizeInWords } from './chosen-file.ts';
import classes from './upload-zone.module.css';
import { type Upload, useUpload } from './use-upload.ts';

/** The zone a CV is dropped into or chosen from; the file stays chosen when reading it fails. */
export function UploadZone() {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const [over, setOver] = useState(false);
  const { upload, start, cancel, reset } = useUpload(() => setFile(null));
  const busy = upload.kind === 'sending' || upload.kind === 'reading';

  const choose = (chosen: File | undefined) => {
    if (chosen === undefined || busy) return;
    setFile(chosen);
    setProblem(refusalOf(chosen) ?? '');
    reset();
  };
  const remove = () => {
    setFile(null);
    setProblem('');
    reset();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const read = () => {
    if (file === null) setProblem('Please upload a file to analyze.');
    else if (refusalOf(file) === null) void start(file);
  };
  const wrong = upload.kind === 'failed' ? upload.why : problem;
  return (
    <section
      className={classNames(classes.zone, over && classes.over)}
      aria-label="Upload your resume"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Chooser onChoose={choose} disabled={busy} />
      {file !== null && <Chosen file={file} onRemove={busy ? undefined : remove} />}
      {wrong !== '' && <Banner>{wrong}</Banner>}
      <div className={classes.actions}>
        {busy ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <Button kind={file === null ? 'second' : 'primary'} onClick={read}>
            Analyze &amp; Use Content
          </Button>
        )}
        <Progress upload={upload} />
      </div>
    </section>
  );
}

function Chooser({ onChoose, disabled }: { onChoose: (file: File | undefined) => void; disabled: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.top}>
      <FileUp aria-hidden />
      <div>
        <p className={classes.prompt}>
          Drop your resume here, or{' '}
          <label className={classNames(classes.choose, disabled && classes.off)}>
            choose a file
            <input
              ref={input}
              type="file"
              className="visually-hidden"
              accept={UPLOAD_ENDINGS.join(',')}
              disabled={disabled}
              onChange={(event) => {
                onChoose(event.currentTarget.files?.[0]);
                // The same file may be chosen again after it was changed.
                event.currentTarget.value = '';
              }}
            />
          </label>
        </p>
        <p className={classes.quiet}>.pdf, .doc, .docx or .txt, up to 5 MB</p>
      </div>
    </div>
  );
}

function Chosen({ file, onRemove }: { file: File; onRemove: (() => void) | undefined }) {
  return (
    <div className={classes.file}>
      <FileText aria-hidden />
      <div className={classes.fileText}>
        <b className={classes.fileName}>{file.name}</b>
        <span className={classes.quiet}>{sizeInWords(file.size)}</span>
      </div>
      {onRemove && (
        <IconButton label="Remove file" size="sm" onClick={onRemove}>
          <X />
        </IconButton>
      )}
    </div>
  );
}

/** What is really going on: the bytes that left, then the reading, which has no percent. */
function Progress({ upload }: { upload: Upload }) {
  const percent = upload.kind === 'sending' ? Math.round(upload.share * 100) : 0;
  return (
    <>
      {upload.kind === 'sending' && (
        <>
          <progress className={classes.bar} value={percent} max={100} aria-label="Uploading" />
          <span className={classes.quiet}>Uploading, {percent}%</span>
        </>
      )}
      {/* Only what changes once is announced. */}
      <span className={classes.quiet} role="status">
        {upload.kind === 'reading' && 'Analyzing your document...'}
        {upload.kind === 'idle' && upload.note}
      </span>
    </>
  );
}
