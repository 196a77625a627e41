/** A run of words and whether the other text lacks it. */
export interface WordChange {
  text: string;
  isNew: boolean;
}

/** Most words that are compared; longer texts are new as a whole. */
const MOST_WORDS = 200;

const piecesOf = (text: string) => text.match(/\S+/g) ?? [];

/** Lengths of the longest common run of words from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const row = lengths[one];
      if (row === undefined) continue;
      row[other] =
        before[one] === after[other]
          ? 1 + (lengths[one + 1]?.[other + 1] ?? 0)
          : Math.max(lengths[one + 1]?.[other] ?? 0, row[other + 1] ?? 0);
    }
  return lengths;
}

/** The words of `after`, in order, each run marked when `before` lacks it (longest common subsequence of words). */
export function wordChanges(before: string, after: string): WordChange[] {
  const [old, now] = [piecesOf(before), piecesOf(after)];
  if (old.length > MOST_WORDS || now.length > MOST_WORDS || old.length === 0)
    return after === '' ? [] : [{ text: now.join(' '), isNew: true }];
  const lengths = commonLengths(old, now);
  const changes: WordChange[] = [];
  let place = 0;
  now.forEach((text, index) => {
    while (
      place < old.length &&
      old[place] !== text &&
      (lengths[place + 1]?.[index] ?? 0) >= (lengths[place]?.[index + 1] ?? 0)
    )
      place += 1;
    const isNew = old[place] !== text;
    if (!isNew) place += 1;
    const last = changes.at(-1);
    if (last?.isNew === isNew) last.text += ` ${text}`;
    else changes.push({ text, isNew });
  });
  return changes;
}
