/** Joins the class names that are there, or undefined when none is. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  const present = names.filter((name): name is string => typeof name === 'string' && name !== '');
  return present.length === 0 ? undefined : present.join(' ');
}
