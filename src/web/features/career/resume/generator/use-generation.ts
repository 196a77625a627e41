import { useEffect, useRef, useState } from 'react';
import type { ResumeStyle } from '#contract/career/resume-draft.ts';
import type { GenerationReply } from '#contract/career/resume.ts';
import type { Profile } from '#contract/career/profile.ts';
import { client } from '#web/api/client.ts';
import { storedToken } from '#web/api/stored-token.ts';
import { failureWords } from './failure-words.ts';
import { useSteps } from './use-steps.ts';

const NAMES = ['gathering', 'writing'] as const;
/** What is being done at each step, in order. */
export const generationSteps = [
  'Gathering what I know about you',
  'Writing, and checking every line against your facts',
] as const;

/** What came of asking for a resume. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'failed' | 'note'; words: string; questions: readonly string[] };

const failed = (words: string, questions: readonly string[] = []): Outcome => ({
  kind: 'failed',
  words,
  questions,
});

/** Asks for a resume, follows how far it is, and can be cancelled; leaving the screen cancels too. */
export function useGeneration(
  person: Profile | null,
  onMade: (made: GenerationReply, prompt: string) => void,
) {
  const { steps, begin, end } = useSteps(NAMES);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const generate = async (prompt: string, style: ResumeStyle = {}) => {
    if (storedToken() === undefined || person === null) {
      setOutcome(failed('Please log in to generate a resume.'));
      return;
    }
    const stop = new AbortController();
    running.current = stop;
    setOutcome({ kind: 'none' });
    const task = begin();
    try {
      const made = await client.resumes.generate(
        { prompt, user_profile: { ...person }, style, task },
        { signal: stop.signal },
      );
      if (made.html.trim() === '') setOutcome(failed('AI returned an empty resume.', made.questions));
      else onMade(made, prompt);
    } catch (error) {
      if (stop.signal.aborted)
        setOutcome({ kind: 'note', words: 'Cancelled. Your prompt is still here.', questions: [] });
      else setOutcome(failed(failureWords(error, 'Generation failed due to a server error.')));
    } finally {
      end();
    }
  };
  return {
    at: steps?.at ?? null,
    outcome,
    generate,
    cancel: () => running.current?.abort(),
  };
}
