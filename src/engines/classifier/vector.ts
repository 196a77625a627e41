/** The numbers of a vector as a linear model knows them, each by its place: `vector 0`, `vector 1` … */
export const vectorFeatures = (vector: ArrayLike<number>): [feature: string, value: number][] =>
  Array.from(vector, (value, place) => [vectorFeature(place), value]);

/** What the number at a place of a vector is called in a model. */
export const vectorFeature = (place: number): string => `vector ${place}`;
