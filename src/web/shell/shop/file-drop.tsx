import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { IMPORT_LIMIT_MEGABYTES } from '#contract/localbiz/imports.ts';
import { api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { uploadFile } from '#web/api/upload.ts';
import { importPath } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Banner } from '#web/ui/display/notice.tsx';
import { text } from './messages.ts';
import classes from './file-drop.module.css';

const ENDINGS = '.csv,.tsv,.txt,.xlsx,.json,.jsonl,.zip';
const MEGABYTE = 1024 * 1024;

/** Sends a file and goes on to what it would bring in. */
function useSending() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const send = async (file: File) => {
    if (share !== null) return;
    if (file.size > IMPORT_LIMIT_MEGABYTES * MEGABYTE) {
      setProblem(text('tooLarge', { megabytes: IMPORT_LIMIT_MEGABYTES }));
      return;
    }
    setProblem('');
    setShare(0);
    try {
      const signal = new AbortController().signal;
      const sent = await uploadFile('/business/imports', file, { onProgress: setShare, signal });
      await queries.invalidateQueries({ queryKey: api.imports.key() });
      // What the contract promises of this endpoint.
      await navigate(importPath((sent as { id: string }).id));
    } catch (error) {
      setProblem(sentenceOf(error, text('notSent')));
    } finally {
      setShare(null);
    }
  };
  return { share, problem, send };
}

/** Where an owner drops a till's export, or chooses it; nothing is kept of it before they say so. */
export function FileDrop() {
  const { share, problem, send } = useSending();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined) void send(dropped);
  };
  const choose: Tag = (inner) => (
    <label className={classes.choose}>
      {inner}
      <input
        type="file"
        className="visually-hidden"
        accept={ENDINGS}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen !== undefined) void send(chosen);
          // The same file may be chosen again after it was changed.
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
  return (
    <div>
      <section
        className={classNames(classes.zone, over && classes.over)}
        aria-label={text('dropTitle')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp aria-hidden />
        <p className={classes.prompt}>{text.rich('drop', { choose })}</p>
        <p className={classes.quiet} role="status">
          {share === null
            ? text('whichFiles', { megabytes: IMPORT_LIMIT_MEGABYTES })
            : share < 1
              ? text('sending', { share })
              : text('checking')}
        </p>
      </section>
      {problem !== '' && (
        <div className={classes.wrong}>
          <Banner>{problem}</Banner>
        </div>
      )}
    </div>
  );
}
