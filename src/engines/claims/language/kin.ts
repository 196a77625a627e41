/** The fewest letters of a root by which two words can be told to be kin. */
export const SHORTEST_ROOT = 5;

/** Whether two roots are one word in two languages or forms ("protocol", "protocole"; "municipal", "municipalité"). */
export function isKin(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  const longer = Math.max(a.length, b.length);
  if (shorter < SHORTEST_ROOT || longer - shorter > 3) return false;
  let shared = 0;
  while (shared < shorter && a[shared] === b[shared]) shared += 1;
  return shared >= SHORTEST_ROOT && shared >= longer - 3 && shared >= shorter - 1;
}

/** Whether a word is another with two neighbouring letters swapped: "weelky" was meant as "weekly". */
export function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length || a[0] !== b[0]) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return (
    at > 0 &&
    a[at] === b[at + 1] &&
    a[at + 1] === b[at] &&
    a.slice(at + 2) === b.slice(at + 2) &&
    /^[a-z]+$/.test(a)
  );
}
