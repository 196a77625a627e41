/** Occupations by the words of their duties, as vectors of length 1. */
export interface DutyIndex {
  /** Stem to occupations with its part of their vector. */
  byStem: ReadonlyMap<string, { occupations: Int16Array; parts: Float32Array }>;
  /** How telling a stem is: ln(occupations / occupations with it). */
  stemWeight: ReadonlyMap<string, number>;
  size: number;
}

/** Indexes the stems of occupations' duties, counted. */
export function indexDuties(duties: readonly ReadonlyMap<string, number>[]): DutyIndex {
  const spread = new Map<string, number>();
  for (const counts of duties)
    for (const word of counts.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  const stemWeight = new Map([...spread].map(([word, count]) => [word, Math.log(duties.length / count)]));
  const lists = new Map<string, [number, number][]>();
  duties.forEach((counts, occupation) => {
    for (const [word, part] of vectorOf(counts, stemWeight)) {
      const list = lists.get(word);
      if (list === undefined) lists.set(word, [[occupation, part]]);
      else list.push([occupation, part]);
    }
  });
  const byStem = new Map(
    [...lists].map(([word, list]) => [
      word,
      {
        occupations: Int16Array.from(list, ([occupation]) => occupation),
        parts: Float32Array.from(list, ([, part]) => part),
      },
    ]),
  );
  return { byStem, stemWeight, size: duties.length };
}

/** A text's stems as a vector of length 1, known stems only: (1 + ln count) x weight. */
function vectorOf(
  counts: ReadonlyMap<string, number>,
  weights: ReadonlyMap<string, number>,
): Map<string, number> {
  const vector = new Map<string, number>();
  let square = 0;
  for (const [word, count] of counts) {
    const weight = weights.get(word);
    if (weight === undefined) continue;
    const part = (1 + Math.log(count)) * weight;
    vector.set(word, part);
    square += part * part;
  }
  const length = Math.sqrt(square) || 1;
  for (const [word, part] of vector) vector.set(word, part / length);
  return vector;
}

/** How alike a text is to the duties of each occupation: the cosine, 0 to 1. */
export function alikeDuties(counts: ReadonlyMap<string, number>, index: DutyIndex): Float64Array {
  const likeness = new Float64Array(index.size);
  for (const [word, part] of vectorOf(counts, index.stemWeight)) {
    const entry = index.byStem.get(word);
    if (entry === undefined) continue;
    for (let at = 0; at < entry.occupations.length; at += 1) {
      const occupation = entry.occupations[at] ?? 0;
      likeness[occupation] = (likeness[occupation] ?? 0) + part * (entry.parts[at] ?? 0);
    }
  }
  return likeness;
}
