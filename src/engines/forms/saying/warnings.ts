import { asMessage, say } from '#localization/catalogue.ts';
import type { Said } from '#localization/catalogue.ts';

/** A warning that was kept may have its values in another order than a new one, or no code. */
const key = (warning: Said): string => say(asMessage(warning), { locale: 'en' });

/** Those of some warnings that nobody was told yet, each once. */
export function notTold<Warning extends Said>(
  warnings: readonly Warning[],
  told: readonly Said[] = [],
): Warning[] {
  const known = new Set(told.map(key));
  return [...new Map(warnings.map((warning) => [key(warning), warning])).values()].filter(
    (warning) => !known.has(key(warning)),
  );
}
