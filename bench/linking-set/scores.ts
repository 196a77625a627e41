interface Wanted {
  id: string;
  right: readonly string[];
}

type Answers = Readonly<Record<string, readonly string[]>>;
type Spans = readonly (readonly [number, number])[];

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The mean of one by the place of the first right answer, 0 to 100. */
export function firstRight(wanted: readonly Wanted[], answers: Answers): number {
  return (
    100 *
    mean(
      wanted.map(({ id, right }) => {
        const place = (answers[id] ?? []).findIndex((answer) => right.includes(answer));
        return place < 0 ? 0 : 1 / (place + 1);
      }),
    )
  );
}

/** The mean share of what is right among the first five, of five or of how many there are, 0 to 100. */
export function rightOfFive(wanted: readonly Wanted[], answers: Answers): number {
  return (
    100 *
    mean(
      wanted.map(({ id, right }) => {
        const first = (answers[id] ?? []).slice(0, 5);
        return first.filter((answer) => right.includes(answer)).length / Math.min(5, right.length);
      }),
    )
  );
}

/** F1 of phrases with exactly their places and kind, 0 to 100. */
export function phrasesRight(
  wanted: readonly { id: string; skill: Spans; knowledge: Spans }[],
  answers: Readonly<Record<string, { skill: Spans; knowledge: Spans }>>,
): number {
  let [right, said, there] = [0, 0, 0];
  for (const row of wanted)
    for (const kind of ['skill', 'knowledge'] as const) {
      const found = answers[row.id]?.[kind] ?? [];
      said += found.length;
      there += row[kind].length;
      right += found.filter(([from, to]) => row[kind].some((one) => one[0] === from && one[1] === to)).length;
    }
  return (200 * right) / Math.max(1, said + there);
}
