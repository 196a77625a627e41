import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AnalysisReply, analysisReply, isArchive, masterProfileReply } from '#contract/career/resume.ts';
import { api } from '#web/api/client.ts';
import { storedToken } from '#web/api/stored-token.ts';
import { uploadFile } from '#web/api/upload.ts';
import { failureWords } from './failure-words.ts';
import { text } from './messages.ts';
import { takenFrom } from './taken-words.ts';
import { beginWork, endWork } from './progress/running-work.ts';
import { useSteps } from './progress/use-steps.ts';

const NAMES = ['sending', 'reading', 'understanding', 'judging'] as const;
/** What is being done at each step, in order. */
export const analysisSteps = () => [text('sending'), text('reading'), text('understanding'), text('judging')];

/** Sends a CV to be judged and reports truly how far it is; `cancel` stops it, leaving the screen does not. */
export function useAnalysis(personId: string, onAnalyzed: (reply: AnalysisReply) => void) {
  const queries = useQueryClient();
  const name = `analysis.${personId}`;
  const { at, cancel } = useSteps(name, NAMES);
  const [share, setShare] = useState(0);
  const [outcome, setOutcome] = useState<{ kind: 'failed' | 'note'; words: string } | null>(null);

  const analyze = async (file: File, keep: boolean) => {
    if (storedToken() === undefined) {
      setOutcome({ kind: 'failed', words: text('signIn') });
      return;
    }
    setOutcome(null);
    setShare(0);
    if (isArchive(file.name) && !keep) {
      setOutcome({ kind: 'failed', words: text('nothingToJudge') });
      return;
    }
    const work = beginWork(name);
    try {
      if (isArchive(file.name)) {
        const sent = await uploadFile('/resume/upload', file, {
          onProgress: setShare,
          signal: work.stop.signal,
        });
        setOutcome({
          kind: 'note',
          words: takenFrom(file.name, masterProfileReply.parse(sent).profile.facts),
        });
        return;
      }
      const body = await uploadFile('/resume/analyze-file', file, {
        fields: { task: work.task, keep: keep ? 'yes' : 'no' },
        onProgress: (sent) => {
          setShare(sent);
        },
        signal: work.stop.signal,
      });
      onAnalyzed(analysisReply.parse(body));
    } catch (error) {
      setOutcome(
        work.stop.signal.aborted
          ? { kind: 'note', words: text('analysisCancelled') }
          : { kind: 'failed', words: failureWords(error, text('analysisFailed')) },
      );
    } finally {
      endWork(name, work);
      await queries.invalidateQueries({ queryKey: api.resumes.masterProfile.key() });
    }
  };
  return {
    at,
    share,
    outcome,
    analyze,
    cancel,
    reset: () => setOutcome(null),
  };
}
