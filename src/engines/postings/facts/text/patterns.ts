/** One pattern of several alternatives, each written on a line of its own. */
export function anyOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.join('|'), 'u');
}
