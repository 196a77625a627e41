/** One promise of the product about safety and reliability. */
export interface PromiseRow {
  /** In plain words, as somebody may hold us to it. */
  promise: string;
  /** What is missing is said after the colon. */
  kept: 'yes' | `in part: ${string}` | `no: ${string}`;
  /** The files that keep it, by their paths from the project's root. */
  where: readonly string[];
  /** What fails when it is broken: `path › the beginning of the test's name`, or a command (`npm run …`) that counts or measures it. */
  shown: readonly string[];
}

export interface PromiseSection {
  title: string;
  rows: readonly PromiseRow[];
}
