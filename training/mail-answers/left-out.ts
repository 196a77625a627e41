import { decide } from '#engines/replies/decide.ts';
import { likeliest, likelihoodsOf, type Answer } from '#engines/replies/learned/likelihood.ts';
import { percent, type LeftOut } from '#training/card.ts';
import { fitModel, type Example } from './fit.ts';

/** A mail judged by a model that met no mail of its manner: what was likeliest, and what was made of it. */
export interface Judged {
  manner: string;
  answer: Answer;
  linked: boolean;
  said: Answer;
  chance: number;
  /** What would be shown to the person; null where nothing is likely enough. */
  shown: Answer | null;
  /** Whether it would move the application it is about. */
  moves: boolean;
}

const MOVES: readonly Answer[] = ['interview', 'assessment', 'offer', 'rejected'];
const moves = (answer: Answer | null): boolean => answer !== null && MOVES.includes(answer);
const TO_INTERVIEWING: readonly (Answer | null)[] = ['interview', 'assessment'];
const isSameState = (one: Answer | null, other: Answer): boolean =>
  one === other || (TO_INTERVIEWING.includes(one) && TO_INTERVIEWING.includes(other));

/** Judges each part by a model that was learned from the other parts and from `always`. */
export const judgedByOthers = (
  parts: readonly (readonly Example[])[],
  always: readonly Example[],
): Judged[] =>
  parts.flatMap((part) => {
    const model = fitModel([...parts.filter((other) => other !== part).flat(), ...always]);
    return part.map(({ groups, manner, answer, read }) => {
      const likely = likelihoodsOf(groups, model);
      const said = likeliest(likely);
      const { label, likely: asked = null } = decide({ ...read, likely, model });
      const isAsked = label === 'abstain';
      return {
        manner,
        answer,
        linked: read.linked,
        said,
        chance: likely[said],
        shown: isAsked ? asked : label,
        moves: read.linked && !isAsked && moves(label),
      };
    });
  });

/** How many of the likeliest answers are right, of 1. */
export const shareRight = (judged: readonly Judged[]): number =>
  judged.filter(({ said, answer }) => said === answer).length / judged.length;

const rowOf = (name: string, judged: readonly Judged[]): string[] => {
  const right = judged.filter(({ said, answer }) => said === answer).length;
  const shown = judged.filter((one) => one.shown === one.answer).length;
  const due = judged.filter(({ linked, answer }) => linked && moves(answer)).length;
  const moved = judged.filter((one) => one.moves);
  const rightly = moved.filter((one) => isSameState(one.shown, one.answer)).length;
  return [
    name,
    String(judged.length),
    percent(right, judged.length),
    percent(shown, judged.length),
    `${rightly} of ${due}`,
    String(moved.length - rightly),
  ];
};

/** A table with a row a manner, and one of them all. */
export const byManner = (says: string, judged: readonly Judged[]): LeftOut => {
  const manners = [...new Set(judged.map(({ manner }) => manner))];
  return {
    says,
    head: ['manner', 'mails', 'likeliest is right', 'shown and right', 'moved rightly', 'moved wrongly'],
    rows: [
      ...manners.map((name) =>
        rowOf(
          name,
          judged.filter(({ manner }) => manner === name),
        ),
      ),
      rowOf('all', judged),
    ],
  };
};
