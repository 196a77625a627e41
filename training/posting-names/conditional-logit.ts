/** One text's candidates, of which at least one should be right. */
export interface Choice {
  id: string;
  truth: string;
  options: readonly { text: string; features: ReadonlyMap<string, number>; right: boolean }[];
}

type Weights = ReadonlyMap<string, number>;

const STEPS = 400;
const RATE = 0.05;
/** Pulls weights to 0, so that a feature met in a few texts says little. */
const RIDGE = 0.002;
const PARTS = 8;
const [FIRST, SECOND] = [0.9, 0.99];

const scoreOf = (features: Weights, weights: Weights): number =>
  [...features].reduce((sum, [name, value]) => sum + (weights.get(name) ?? 0) * value, 0);

function shares(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** The gradient of the log likelihood that a right option is chosen (conditional logit: McFadden 1974). */
function gradientOf(choices: readonly Choice[], weights: Weights): Map<string, number> {
  const gradient = new Map<string, number>();
  for (const { options } of choices) {
    const chances = shares(options.map(({ features }) => scoreOf(features, weights)));
    const right = options.reduce((sum, option, at) => sum + (option.right ? (chances[at] ?? 0) : 0), 0);
    for (const [at, option] of options.entries()) {
      const chance = chances[at] ?? 0;
      const push = (option.right ? chance / Math.max(right, 1e-12) : 0) - chance;
      for (const [name, value] of option.features)
        gradient.set(name, (gradient.get(name) ?? 0) + (push * value) / choices.length);
    }
  }
  return gradient;
}

/** Weights under which the right options are the likeliest, by Adam (Kingma, Ba 2015) from 0; the same in every run. */
export function fit(all: readonly Choice[]): Map<string, number> {
  const choices = all.filter(({ options }) => options.some(({ right }) => right));
  const weights = new Map<string, number>();
  const [means, squares] = [new Map<string, number>(), new Map<string, number>()];
  for (let step = 1; step <= STEPS; step += 1)
    for (const [name, slope] of gradientOf(choices, weights)) {
      const weight = weights.get(name) ?? 0;
      const pulled = slope - RIDGE * weight;
      const mean = FIRST * (means.get(name) ?? 0) + (1 - FIRST) * pulled;
      const square = SECOND * (squares.get(name) ?? 0) + (1 - SECOND) * pulled * pulled;
      means.set(name, mean);
      squares.set(name, square);
      const [unbiased, spread] = [mean / (1 - FIRST ** step), Math.sqrt(square / (1 - SECOND ** step))];
      weights.set(name, weight + (RATE * unbiased) / (spread + 1e-6));
    }
  return weights;
}

/** What was chosen of a text by weights that had not met it, with how likely it seemed, 0 to 1. */
export interface Chosen {
  id: string;
  truth: string;
  chosen: string;
  chance: number;
  isRight: boolean;
}

function chosenIn({ id, truth, options }: Choice, weights: Weights): Chosen {
  const chances = shares(options.map(({ features }) => scoreOf(features, weights)));
  const at = chances.indexOf(Math.max(...chances));
  const option = options[at];
  return {
    id,
    truth,
    chosen: option?.text ?? '',
    chance: chances[at] ?? 0,
    isRight: option?.right === true,
  };
}

/** What is chosen when each eighth of the texts is left out of the fitting by turns. */
export const leftOut = (choices: readonly Choice[]): Chosen[] =>
  Array.from({ length: PARTS }, (_, part) => {
    const weights = fit(choices.filter((__, at) => at % PARTS !== part));
    return choices.filter((__, at) => at % PARTS === part).map((choice) => chosenIn(choice, weights));
  }).flat();
