/** Normalised discounted cumulative gain of the first ten (Järvelin and Kekäläinen 2002), gain 2^grade - 1. */
export function ndcg(grades: readonly number[], all: readonly number[]): number {
  const ideal = gain(all.toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : gain(grades) / ideal;
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((total, grade, at) => total + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

export const mean = (figures: readonly number[]): number =>
  figures.length === 0 ? 0 : figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

/** F1 of what was said against what is so. */
export function f1(right: number, said: number, so: number): number {
  return said + so === 0 ? 0 : (2 * right) / (said + so);
}

export interface Judged {
  score: number;
  isRight: boolean;
}

/** The cut of a score that answers best, as generous to a plain score as can be: by accuracy or by F1. */
export function bestCut(pairs: readonly Judged[], by: 'accuracy' | 'f1'): number {
  const sorted = pairs.toSorted((a, b) => b.score - a.score);
  const total = pairs.filter(({ isRight }) => isRight).length;
  let [right, best, cut] = [0, by === 'accuracy' ? pairs.length - total : 0, Number.POSITIVE_INFINITY];
  sorted.forEach(({ score, isRight }, at) => {
    if (isRight) right += 1;
    if (sorted[at + 1]?.score === score) return;
    const wrong = at + 1 - right;
    const value = by === 'accuracy' ? right + (pairs.length - total - wrong) : f1(right, at + 1, total);
    if (value > best) [best, cut] = [value, score];
  });
  return cut;
}
