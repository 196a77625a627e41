import { languageOf } from '#bench/claims-changes/people.ts';
import { isAllowed } from '#bench/predict/tasks/truth.ts';
import type { TruthInput } from '#bench/predict/tasks/truth.ts';
import type { JudgedChange } from './judged.ts';

type Truth = Readonly<Record<string, { kind: string }>>;

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

/** Falsehoods stopped and honest texts refused of a set, by language and in all, each a line. */
export function linesOfTexts(input: TruthInput, truth: Truth): string[] {
  const judged = input.items.map((item) => ({
    language: languageOf(item.text),
    kind: truth[item.id]?.kind,
    isRefused: !isAllowed(input, item),
  }));
  return ['en', 'fr', 'all'].map((language) => {
    const some = judged.filter((one) => language === 'all' || one.language === language);
    const [falsehoods, honest] = ['falsehood', 'honest'].map((kind) => {
      const own = some.filter((one) => one.kind === kind);
      const refused = own.filter(({ isRefused }) => isRefused).length;
      return `${refused} of ${own.length} (${share(refused, own.length)})`;
    });
    return `${language.padEnd(4)} falsehoods stopped ${falsehoods}   honest texts refused ${honest}`;
  });
}

const lineOfChanges = (name: string, some: readonly JudgedChange[]): string => {
  const counted = some.filter(({ isBorneOut }) => !isBorneOut);
  const passed = counted.filter(({ isAllowed: stands }) => stands).length;
  return `${name.padEnd(28)} ${String(passed).padStart(4)} pass of ${String(counted.length).padStart(5)} (refused ${share(counted.length - passed, counted.length)}); borne out by another value ${some.length - counted.length}`;
};

/** How many changes pass of each kind and language that no other value bears out, each a line. */
export function linesOfChanges(changes: readonly JudgedChange[]): string[] {
  return [
    ...[...new Set(changes.map(({ kind }) => kind))].toSorted().map((kind) =>
      lineOfChanges(
        kind,
        changes.filter((one) => one.kind === kind),
      ),
    ),
    ...['en', 'fr'].map((language) =>
      lineOfChanges(
        language,
        changes.filter(({ text }) => languageOf(text) === language),
      ),
    ),
    lineOfChanges('all', changes),
  ];
}
