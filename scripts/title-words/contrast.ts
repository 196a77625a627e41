const BATCH = 192;
const RATE = 0.02;
const TEMPERATURE = 0.07;
const OTHER_TITLE_OF_THE_SAME = -50;

/** A generator of even numbers below 1, the same at every run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

interface Side {
  titles: readonly Int32Array[];
  directions: Float32Array;
  lengths: Float32Array;
  gradients: Float32Array;
}

/** Adds the vectors of each title's words up to a direction. */
function facing(titles: readonly Int32Array[], vectors: Float32Array, dimensions: number): Side {
  const directions = new Float32Array(BATCH * dimensions);
  const lengths = new Float32Array(BATCH);
  titles.forEach((words, title) => {
    const own = directions.subarray(title * dimensions, (title + 1) * dimensions);
    for (const word of words)
      for (let axis = 0; axis < dimensions; axis += 1)
        own[axis] = (own[axis] ?? 0) + (vectors[word * dimensions + axis] ?? 0);
    const length = Math.hypot(...own) || 1;
    lengths[title] = length;
    own.forEach((value, axis) => (own[axis] = value / length));
  });
  return { titles, directions, lengths, gradients: new Float32Array(BATCH * dimensions) };
}

/** How far each title's chance of being picked for its partner is from what it should be, as a softmax over the batch. */
function errors(one: Side, other: Side, groups: readonly number[], dimensions: number): Float32Array {
  const found = new Float32Array(BATCH * BATCH);
  for (let row = 0; row < BATCH; row += 1) {
    const own = found.subarray(row * BATCH, (row + 1) * BATCH);
    for (let column = 0; column < BATCH; column += 1) {
      let dot = 0;
      for (let axis = 0; axis < dimensions; axis += 1)
        dot +=
          (one.directions[row * dimensions + axis] ?? 0) *
          (other.directions[column * dimensions + axis] ?? 0);
      const isShared = column !== row && groups[column] === groups[row];
      own[column] = isShared ? OTHER_TITLE_OF_THE_SAME : dot / TEMPERATURE;
    }
    const most = Math.max(...own);
    let sum = 0;
    own.forEach((value, column) => (sum += own[column] = Math.exp(value - most)));
    own.forEach((value, column) => (own[column] = value / sum - (column === row ? 1 : 0)));
  }
  return found;
}

function spread(error: Float32Array, one: Side, other: Side, dimensions: number): void {
  for (let row = 0; row < BATCH; row += 1)
    for (let column = 0; column < BATCH; column += 1) {
      const pull = (error[row * BATCH + column] ?? 0) / TEMPERATURE;
      if (Math.abs(pull) < 1e-4) continue;
      for (let axis = 0; axis < dimensions; axis += 1) {
        const [left, right] = [row * dimensions + axis, column * dimensions + axis];
        one.gradients[left] = (one.gradients[left] ?? 0) + pull * (other.directions[right] ?? 0);
        other.gradients[right] = (other.gradients[right] ?? 0) + pull * (one.directions[left] ?? 0);
      }
    }
}

/** Steps each word's vector down its gradient, by AdaGrad (Duchi, Hazan and Singer 2011). */
function step(
  { titles, directions, lengths, gradients }: Side,
  vectors: Float32Array,
  squares: Float32Array,
): void {
  const dimensions = directions.length / BATCH;
  titles.forEach((words, title) => {
    const direction = directions.subarray(title * dimensions, (title + 1) * dimensions);
    const gradient = gradients.subarray(title * dimensions, (title + 1) * dimensions);
    const along = gradient.reduce((sum, value, axis) => sum + value * (direction[axis] ?? 0), 0);
    for (let axis = 0; axis < dimensions; axis += 1) {
      const slope = ((gradient[axis] ?? 0) - along * (direction[axis] ?? 0)) / (lengths[title] ?? 1);
      for (const word of words) {
        const at = word * dimensions + axis;
        const square = (squares[at] ?? 0) + slope * slope;
        squares[at] = square;
        vectors[at] = (vectors[at] ?? 0) - (RATE * slope) / Math.sqrt(square);
      }
    }
  });
}

/**
 * Turns word vectors, in place, so that two titles of one occupation are nearer to each other than to those of others
 * (InfoNCE, van den Oord, Li and Vinyals 2018). `groups` are the titles of each occupation as places of words.
 */
export function drawTogether(
  groups: readonly (readonly Int32Array[])[],
  vectors: Float32Array,
  dimensions: number,
  passes: number,
): void {
  const chance = chances(3);
  const squares = new Float32Array(vectors.length).fill(1e-8);
  const cumulated: number[] = [];
  let sum = 0;
  for (const { length } of groups) cumulated.push((sum += length > 1 ? Math.sqrt(length) : 0));
  const titles = groups.reduce((count, { length }) => count + length, 0);
  const steps = Math.round((passes * titles) / BATCH / 2);
  for (let at = 0; at < steps; at += 1) {
    const picked = Array.from({ length: BATCH }, () => {
      const point = chance() * sum;
      return cumulated.findIndex((end) => end > point);
    });
    const pairs = picked.map((group) => pairOf(groups[group] ?? [], chance));
    const one = facing(
      pairs.map(([first]) => first),
      vectors,
      dimensions,
    );
    const other = facing(
      pairs.map(([, second]) => second),
      vectors,
      dimensions,
    );
    spread(errors(one, other, picked, dimensions), one, other, dimensions);
    step(one, vectors, squares);
    step(other, vectors, squares);
  }
}

function pairOf(titles: readonly Int32Array[], chance: () => number): readonly [Int32Array, Int32Array] {
  const first = Math.floor(chance() * titles.length);
  const second = Math.floor(chance() * (titles.length - 1));
  const empty = new Int32Array();
  return [titles[first] ?? empty, titles[second < first ? second : second + 1] ?? empty];
}
