import type { FormQuestion } from '#contract/career/form.ts';

/** To make one's home or establish one's residence somewhere is to move there. */
const SETTLING: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:make|establish|move|transfer|take up|shift|set up) (?:(?:your|a) )?(?:new |main |principal |primary |permanent )?(?:home|residence)\b(?! (?:office|page|base|studio))/gi,
    'relocate',
  ],
  [
    /\b(?:making|establishing|moving|transferring|taking up|shifting|setting up) (?:(?:your|a) )?(?:new |main |principal |primary |permanent )?(?:home|residence)\b(?! (?:office|page|base|studio))/gi,
    'relocating',
  ],
  [
    /(?<!\p{L})(?:établir|transférer|déplacer|fixer) votre (?:nouvelle )?(?:résidence|domicile)(?: principale?| permanente?)?/giu,
    'déménager',
  ],
];

/** A question about one's residence in words of moving; null for any other. */
export function withMoving(question: FormQuestion): FormQuestion | null {
  const label = SETTLING.reduce((line, [words, moving]) => line.replaceAll(words, moving), question.label);
  return label === question.label ? null : { ...question, label };
}
