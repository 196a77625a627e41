import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { AnalysisReply } from '#contract/career/resume.ts';
import type { Profile } from '#contract/career/profile.ts';
import { api } from '#web/api/client.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { fixPrompt } from './fix-prompt.ts';
import { keepPrompt, keptPrompt } from './kept-prompt.ts';
import { useAnalysis } from './use-analysis.ts';
import { useGeneration } from './use-generation.ts';
import { useMadeResume } from './made/use-made-resume.ts';
import { text } from './generator-screen-messages.ts';

/** The last analysis of this visit, so that it can be looked at again. */
const lastAnalysis = ['last-analysis'] as const;

function usePrompt(personId: string, box: RefObject<HTMLTextAreaElement | null>) {
  const [typed, setTyped] = useState(() => keptPrompt(personId));
  const [problem, setProblem] = useState('');
  const change = (next: string) => {
    setTyped(next);
    setProblem('');
    keepPrompt(personId, next);
  };
  /** What was typed; null, said beside the box, when there is nothing. */
  const take = (): string | null => {
    if (typed.trim() !== '') return typed.trim();
    setProblem(text('promptEmpty'));
    box.current?.focus();
    return null;
  };
  return { typed, problem, change, take };
}

/** Everything the generator's screen does: the prompt, the file, the resume and the analysis. */
export function useGenerator(person: Profile | null) {
  const personId = person?.id ?? '';
  const toast = useToast();
  const queries = useQueryClient();
  const known = useQuery(api.resumes.masterProfile.queryOptions());
  const box = useRef<HTMLTextAreaElement>(null);
  const prompt = usePrompt(personId, box);
  const [file, setFile] = useState<File | null>(null);
  const [reply, setReply] = useState(() => queries.getQueryData<AnalysisReply>(lastAnalysis) ?? null);
  const [isOpen, setOpen] = useState(false);
  const resume = useMadeResume(personId);
  const generation = useGeneration(person, (made, asked) => {
    // Another look is the same resume.
    void resume.keep(made, { replace: asked === '' });
    // Writing it may have left a question about the person's words.
    void queries.invalidateQueries({ queryKey: api.profiles.wordings.key() });
    if (asked === '') return;
    prompt.change('');
    toast({ message: text('generated') });
  });
  const analysis = useAnalysis(personId, (result) => {
    queries.setQueryData(lastAnalysis, result);
    setReply(result);
    setFile(null);
    setOpen(true);
    toast({ message: text('analyzed') });
  });
  const fix = () => {
    if (reply === null) return;
    setOpen(false);
    prompt.change(fixPrompt(reply));
    window.scrollTo({ top: 0 });
    // The dialog gives the focus back when it closes; the prompt is where the person goes on.
    requestAnimationFrame(() => requestAnimationFrame(() => box.current?.focus({ preventScroll: true })));
  };
  return {
    known,
    box,
    prompt,
    file,
    choose: (chosen: File | null) => {
      setFile(chosen);
      analysis.reset();
    },
    resume,
    generation,
    generate: () => {
      const asked = prompt.take();
      if (asked !== null) void generation.generate(asked);
    },
    analysis,
    /** The last analysis, and whether it is looked at. */
    judged: { reply, isOpen, open: () => setOpen(true), close: () => setOpen(false), fix },
  };
}
