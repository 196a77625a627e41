/** Whether a span of numbers holds a whole other one; both ends count. */
export const holds = (span: readonly [number, number] | null, other: readonly [number, number]): boolean =>
  span !== null && span[0] <= other[0] && other[1] <= span[1];

/** Whether a choice of one word is another form of the one word that was told. */
export const isKin = (choice: string, told: string): boolean =>
  !choice.includes(' ') &&
  !told.includes(' ') &&
  Math.min(choice.length, told.length) > 4 &&
  (choice.startsWith(told) || told.startsWith(choice));
