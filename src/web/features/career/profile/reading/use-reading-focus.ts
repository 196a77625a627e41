import { useState } from 'react';
import type { CorrectedReading } from '#contract/career/hub/resume-corrections.ts';
import { isStacked } from './use-in-sight.ts';

/** What is open: a value, or an unused line. `isPicking`: the next line pressed on the page becomes the value. */
interface Focus {
  path: string | null;
  line: number | null;
  isPicking: boolean;
}
const NOTHING: Focus = { path: null, line: null, isPicking: false };

/** What the person looks at, on the list and on the page alike. */
export function useReadingFocus(reading: CorrectedReading, first: number | null) {
  const at = (line: number | null): Focus => {
    const found = reading.lines.find((one) => one.line === line);
    if (found === undefined || line === null) return NOTHING;
    return found.fate === 'fact' ? { ...NOTHING, path: found.paths[0] ?? null } : { ...NOTHING, line };
  };
  const [focus, setFocus] = useState<Focus>(() => at(first));
  const [looked, setLooked] = useState<string | null>(null);
  const linesOf = (path: string | null) => reading.fields.find((field) => field.path === path)?.lines ?? [];
  const own = focus.line === null ? linesOf(focus.path) : [focus.line];
  return {
    ...focus,
    /** The lines that stand out on the page. */
    strong: new Set([...own, ...linesOf(looked)]),
    own,
    /** The values that stand out within them. */
    marked: reading.fields.filter(({ path }) => path === focus.path || path === looked),
    /** Opens a value from the list: a page beside it is at once ready for a line to be chosen. */
    openPath: (path: string | null) =>
      setFocus(path === null ? NOTHING : { path, line: null, isPicking: !isStacked() }),
    openLine: (line: number | null) => setFocus({ ...NOTHING, line }),
    /** Shows what a line became, opened from the page. */
    showLine: (line: number) => setFocus(at(line)),
    pick: (isPicking: boolean) => setFocus({ ...focus, isPicking }),
    look: setLooked,
    close: () => setFocus(NOTHING),
  };
}
