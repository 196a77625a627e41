import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type AnalysisReply, analysisReply } from '#contract/career/resume.ts';
import { api } from '#web/api/client.ts';
import { storedToken } from '#web/api/stored-token.ts';
import { uploadFile } from '#web/api/upload.ts';
import { failureWords } from './failure-words.ts';
import { useSteps } from './use-steps.ts';

const NAMES = ['sending', 'reading', 'understanding', 'judging'] as const;
/** What is being done at each step, in order. */
export const analysisSteps = [
  'Sending your file',
  'Reading the pages',
  'Finding out what each line says',
  'Judging what an employer would see',
] as const;

/** Sends a CV to be judged and reports truly how far it is; `cancel` and leaving the screen stop it. */
export function useAnalysis(onAnalyzed: (reply: AnalysisReply) => void) {
  const queries = useQueryClient();
  const { steps, begin, reach, end } = useSteps(NAMES);
  const [share, setShare] = useState(0);
  const [outcome, setOutcome] = useState<{ kind: 'failed' | 'note'; words: string } | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const analyze = async (file: File, keep: boolean) => {
    if (storedToken() === undefined) {
      setOutcome({ kind: 'failed', words: 'Please log in to generate a resume.' });
      return;
    }
    const stop = new AbortController();
    running.current = stop;
    setOutcome(null);
    setShare(0);
    const task = begin();
    try {
      const body = await uploadFile('/resume/analyze-file', file, {
        fields: { task, keep: keep ? 'yes' : 'no' },
        onProgress: (sent) => {
          setShare(sent);
          if (sent >= 1) reach('reading');
        },
        signal: stop.signal,
      });
      onAnalyzed(analysisReply.parse(body));
    } catch (error) {
      setOutcome(
        stop.signal.aborted
          ? { kind: 'note', words: 'Cancelled. Your file is still chosen.' }
          : { kind: 'failed', words: failureWords(error, 'Analysis failed due to a server error.') },
      );
    } finally {
      end();
      await queries.invalidateQueries({ queryKey: api.resumes.masterProfile.key() });
    }
  };
  return {
    at: steps?.at ?? null,
    share,
    outcome,
    analyze,
    cancel: () => running.current?.abort(),
    reset: () => setOutcome(null),
  };
}
