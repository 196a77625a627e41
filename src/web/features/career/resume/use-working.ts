import { text } from './generator-screen-messages.ts';
import { useWorkShown } from './progress/work-shown.tsx';
import { analysisSteps } from './use-analysis.ts';
import { generationSteps } from './use-generation.ts';
import type { useGenerator } from './use-generator.ts';

/** What is under way: over the screen, or aside in the card where it was begun. */
export function useWorking({
  generation,
  analysis,
}: Pick<ReturnType<typeof useGenerator>, 'generation' | 'analysis'>) {
  return {
    generation: useWorkShown(
      generation.at === null
        ? null
        : {
            title: text('generating'),
            steps: generationSteps(),
            at: generation.at,
            onCancel: generation.cancel,
          },
    ),
    analysis: useWorkShown(
      analysis.at === null
        ? null
        : {
            title: text('analyzing'),
            steps: analysisSteps(),
            at: analysis.at,
            note: analysis.at === 0 ? text('sent', { share: analysis.share }) : '',
            onCancel: analysis.cancel,
          },
    ),
  };
}
