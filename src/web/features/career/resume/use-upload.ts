import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { masterProfileReply } from '#contract/career/resume.ts';
import { api, sentenceOf, statusOf } from '#web/api/client.ts';
import { uploadFile } from '#web/api/upload.ts';

/** How far the reading of a file is. `share` is the part that was sent, 0 to 1. */
export type Upload =
  | { kind: 'idle'; note: string }
  | { kind: 'sending'; share: number }
  | { kind: 'reading' }
  | { kind: 'failed'; why: string };

const NO_ANSWER = 'The server did not answer. Your file is still chosen; please try again.';

/** Sends a CV and reports truly how far it is; leaving the screen or `cancel` stops it. */
export function useUpload(onRead: () => void): {
  upload: Upload;
  start: (file: File) => Promise<void>;
  cancel: () => void;
  reset: () => void;
} {
  const queries = useQueryClient();
  const [upload, setUpload] = useState<Upload>({ kind: 'idle', note: '' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File) => {
    const stop = new AbortController();
    running.current = stop;
    setUpload({ kind: 'sending', share: 0 });
    try {
      const body = await uploadFile('/resume/upload', file, {
        onProgress: (share) => setUpload(share < 1 ? { kind: 'sending', share } : { kind: 'reading' }),
        signal: stop.signal,
      });
      queries.setQueryData(api.resumes.masterProfile.queryKey(), masterProfileReply.parse(body));
      setUpload({ kind: 'idle', note: `I read ${file.name}.` });
      onRead();
    } catch (error) {
      if (stop.signal.aborted) setUpload({ kind: 'idle', note: 'Cancelled. Your file is still chosen.' });
      else
        setUpload({
          kind: 'failed',
          why:
            statusOf(error) === 0 ? NO_ANSWER : sentenceOf(error, 'Analysis failed due to a server error.'),
        });
    } finally {
      // Even a cancelled upload may have been read by then.
      await queries.invalidateQueries({ queryKey: api.resumes.key() });
    }
  };
  return {
    upload,
    start,
    cancel: () => running.current?.abort(),
    reset: () => setUpload({ kind: 'idle', note: '' }),
  };
}
