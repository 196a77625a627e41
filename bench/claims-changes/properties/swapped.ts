import { fold, numberOf } from '#bench/claims-changes/people.ts';
import type { Person } from '#bench/claims-changes/people.ts';
import type { TruthInput } from '#bench/predict/tasks/truth.ts';
import type { Changed } from './told.ts';

/** Honest texts that claim nothing of a person, and so are true of anybody. */
const CLAIMS_NOTHING = /^(?:gap|letter-frame|motivation|courtesy|posting|soft)$/;

/** The text's own place, or the person's first of its kind: another may have fewer jobs and schools. */
function placeFor(target: string, { resume }: Person): string {
  const [, section = '', at = '', rest = ''] = /^(work|education)\[(\d+)\](.*)$/.exec(target) ?? [];
  if (section === '') return target.replace(/\[\d+\]/, '[0]');
  const count = section === 'work' ? resume.work.length : resume.education.length;
  return `${section}[${count === 0 ? 0 : Number(at) % count}]${rest}`;
}

/** Every honest text that claims something, put before the facts of so many other people. */
export function swappedTexts(
  input: TruthInput,
  truth: Readonly<Record<string, { kind: string; category?: string | undefined }>>,
  people: readonly Person[],
  others = 2,
): Changed[] {
  return input.items.flatMap((item) => {
    const label = truth[item.id];
    if (label?.kind !== 'honest' || CLAIMS_NOTHING.test(label.category ?? '')) return [];
    const strangers = people.filter(({ id }) => id !== item.profileId);
    return Array.from({ length: Math.min(others, strangers.length) }, (_, at) => {
      const person = strangers[(numberOf(`swap ${item.id}`) + at * 13) % strangers.length];
      return person === undefined
        ? []
        : [
            {
              kind: item.target === 'letter' ? 'swapped, letter' : 'swapped',
              person,
              target: placeFor(item.target, person),
              text: item.text,
              from: item.profileId,
              put: item.text,
            },
          ];
    }).flat();
  });
}

/** Whether a stranger's profile says every word of four letters and more of a text, and every number. */
export const isSaidWhole = ({ person, text }: Changed): boolean =>
  (fold(text).match(/\p{L}{4,}|\d+/gu) ?? []).every((word) => person.said.includes(word.slice(0, 5)));
