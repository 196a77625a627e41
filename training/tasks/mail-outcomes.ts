import type { LinearModel } from '#engines/classifier/index.ts';
import { decide, RULES, type Reading } from '#engines/replies/decide.ts';
import { likeliest, type Answer, type Likelihoods } from '#engines/replies/learned/likelihood.ts';
import { percent, type LeftOut, type Verdict } from '#training/card.ts';
import type { LearnedMail } from '#training/examples/mails.ts';

/** A mail with what a model that met no mail of its part finds likely. */
export interface Judged extends Verdict {
  mail: LearnedMail;
  /** By both where its meaning was asked, too. */
  likely: Likelihoods;
  alone?: Reading['alone'];
  model: LinearModel;
}

const STATES: Readonly<Partial<Record<Answer, string>>> = {
  interview: 'interviewing',
  assessment: 'interviewing',
  offer: 'offer',
  rejected: 'rejected',
};

/** A mail with what is likely by a model, and what is likeliest. */
export function judged(
  mail: LearnedMail,
  model: LinearModel,
  seen: Pick<Judged, 'likely' | 'alone'>,
): Judged {
  const answer = likeliest(seen.likely);
  return { mail, model, ...seen, chance: seen.likely[answer], isRight: answer === mail.answer };
}

/** How many are shown rightly, and how many applications move rightly and wrongly. */
function outcome(all: readonly Judged[], rules = RULES): { shown: number; rightly: number; wrongly: number } {
  const counted = { shown: 0, rightly: 0, wrongly: 0 };
  for (const { mail, likely, alone, model } of all) {
    const verdict = decide({ ...mail.read, likely, ...(alone && { alone }), model }, rules);
    if ((verdict.label === 'abstain' ? verdict.likely : verdict.label) === mail.answer) counted.shown += 1;
    const state = verdict.label === 'abstain' ? undefined : STATES[verdict.label];
    if (!mail.read.linked || state === undefined) continue;
    if (state === STATES[mail.answer]) counted.rightly += 1;
    else counted.wrongly += 1;
  }
  return counted;
}

const rowOf = (name: string, all: readonly Judged[]): string[] => {
  const { shown, rightly, wrongly } = outcome(all);
  const due = all.filter(({ mail: { read, answer } }) => read.linked && STATES[answer] !== undefined);
  return [
    name,
    String(all.length),
    percent(all.filter(({ isRight }) => isRight).length, all.length),
    percent(shown, all.length),
    `${rightly} of ${due.length}`,
    String(wrongly),
  ];
};

/** What would be shown and moved by a model and the rules beside it: of each manner, and without each rule. */
export function outcomes(all: readonly Judged[]): LeftOut[] {
  const manners = [...Map.groupBy(all, ({ mail }) => mail.manner)];
  const rules = Object.values(RULES).flat();
  return [
    {
      says: 'What comes of them with the rules beside (`engines/replies/decide.ts`):',
      head: ['manner', 'mails', 'likeliest is right', 'shown and right', 'moved rightly', 'moved wrongly'],
      rows: [...manners.toSorted(([one], [other]) => (one < other ? -1 : 1)), ['all', all] as const].map(
        ([name, some]) => rowOf(name, some),
      ),
    },
    {
      says: 'The same without one rule. One whose going costs nothing is taken out, but for doubts, which are for what nobody wrote yet.',
      head: ['without', 'shown and right', 'moved rightly', 'moved wrongly'],
      rows: ['none', ...rules.map(({ id }) => id)].map((left) => {
        const { shown, rightly, wrongly } = outcome(all, {
          moves: RULES.moves.filter(({ id }) => id !== left),
          signs: RULES.signs.filter(({ id }) => id !== left),
          receipts: RULES.receipts.filter(({ id }) => id !== left),
          receiptSigns: RULES.receiptSigns.filter(({ id }) => id !== left),
          doubts: RULES.doubts.filter(({ id }) => id !== left),
        });
        return [left, String(shown), String(rightly), String(wrongly)];
      }),
    },
  ];
}
