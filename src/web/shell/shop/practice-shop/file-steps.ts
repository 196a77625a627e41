import type { PracticeReply } from '#contract/localbiz/practice-shop.ts';
import type { StepState } from '#web/ui/trail/words.ts';

type Practice = Pick<PracticeReply, 'state' | 'files'>;

/** How the files of a practice shop stand on the trail: kept, under way, still to come, or not coming. The first to come is being fetched. */
export const fileSteps = ({ state, files }: Practice): StepState[] =>
  files.map((file, place) => {
    if (file.state === 'committed') return 'done';
    if (file.state === 'waiting')
      return state === 'opening' && files[place - 1]?.state !== 'waiting' ? 'now' : 'ahead';
    return file.state === 'reading' || file.state === 'staged' || file.state === 'committing'
      ? 'now'
      : 'stopped';
  });
