/**
 * A number with what it counts, in the number's form: "1 year", "2 years", "1.5 years", "0 days". `many` is given where it is
 * not `one` with an s. The only way in which the product puts a number before a noun.
 */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
