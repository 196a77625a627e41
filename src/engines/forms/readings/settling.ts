import type { FormQuestion } from '#contract/career/form.ts';
import { monthWords, weekdayWords } from '#engines/lexicon/index.ts';

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

const TIMES = [...weekdayWords, ...monthWords('en')]
  .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  .join('|');
/** A place behind "to" or "in" by its name, and no day, and nothing that the name stands before. */
const TO_A_PLACE = String.raw`(?:to|in) (?:the )?(?!(?:${TIMES})s?\b)\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*(?=\s*[,.?!]|\s*$| (?:for|if|before|with|and|by|in|to)\b)`;
/** Whoever shifts somewhere moves there; what one shifts besides oneself stands where the place would. */
const SHIFTING = new RegExp(
  String.raw`(?<=\b(?:you|to) )shift(?= (?:(?:down|up|over|across|out|back) )?(?:here|there|${TO_A_PLACE}))`,
  'gu',
);
/** The same in words that say nothing else. */
const UPROOTING =
  /(?<=\b(?:you|to) )(?:(?:shift|move) house|up sticks(?: and (?:come|move|shift))?|pack up and (?:come|move)|resettle|come (?:and|to) live)\b/gu;

/** A question about one's residence in words of moving; null for any other. */
export function withMoving(question: FormQuestion): FormQuestion | null {
  const label = SETTLING.reduce(
    (line, [words, moving]) => line.replaceAll(words, moving),
    question.label.replaceAll(SHIFTING, 'relocate').replaceAll(UPROOTING, 'relocate'),
  );
  return label === question.label ? null : { ...question, label };
}
