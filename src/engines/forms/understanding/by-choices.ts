import type { FormQuestion } from '#contract/career/form.ts';
import { CHOICE_CLASSES } from './by-choices.data.ts';
import { isDecline, leaning, plainLabel } from '#engines/forms/understanding/wording.ts';

/** The least share of choices that have to belong to a class, without those that decline to answer. */
const NEARLY_ALL = 0.75;
const LEAST = 2;

/** The topic that a question's choices tell together with its words, or null. Asked only where its words alone tell none. */
export function topicByChoices({ label, kind, options }: FormQuestion): string | null {
  const words = plainLabel(label);
  const choices = options
    .slice(0, 40)
    .map((option) => option.label)
    .filter((choice) => !isDecline(choice))
    .map((choice) => plainLabel(choice))
    .filter((choice) => choice !== '');
  if (choices.length < LEAST) return null;
  const found = CHOICE_CLASSES.find(({ member, telling, asks, not, kinds }) => {
    if (kinds?.includes(kind) === false || not?.test(words) === true || asks?.test(words) === false)
      return false;
    const members = choices.filter((choice) => member.test(choice));
    return members.length >= choices.length * NEARLY_ALL && choices.some((choice) => telling.test(choice));
  });
  return found?.topic ?? null;
}

/** As many choices that are no yes and no are things, and say by themselves what is asked. */
const SEVERAL = 3;
const MOST_CHOICES = 12;

/** The words of a question with those of its choices, where these are things or sentences of their own; null for any other. */
export function withChoices({ label, kind, options }: FormQuestion): string | null {
  const choices = options.slice(0, MOST_CHOICES).map((option) => option.label);
  if (choices.length < (kind === 'multi' ? LEAST : SEVERAL)) return null;
  if (choices.some((choice) => leaning(choice) !== null)) return null;
  return `${label} ${choices.filter((choice) => !isDecline(choice)).join('. ')}`;
}
