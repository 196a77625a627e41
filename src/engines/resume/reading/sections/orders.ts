import { isOrderInResume } from '#engines/orders/index.ts';
import { sentences } from '#engines/text/index.ts';
import type { Line } from '#engines/resume/reading/lines.ts';

/** Whether a line goes on with the sentence before it. */
const goesOn = (before: string, body: string): boolean =>
  !/[.!?…:]["'”»)]?$/.test(before.trim()) && /^\p{Ll}/u.test(body);

/**
 * Leaves out what a resume tells its reader to say or do: whole lines by their numbers, with lines that go on from them, and
 * sentences of a line that says more.
 */
export function withoutOrders(lines: readonly Line[]): { lines: Line[]; orders: Set<number> } {
  const orders = new Set<number>();
  const kept: Line[] = [];
  let open: string | null = null;
  for (const line of lines) {
    if (open !== null && !line.item && goesOn(open, line.body)) {
      orders.add(line.line);
      open = line.body;
      continue;
    }
    open = null;
    const parts = sentences(line.body);
    const said = parts.filter((part) => !isOrderInResume(part));
    if (said.length === parts.length) kept.push(line);
    else {
      open = parts.at(-1) === said.at(-1) ? null : (parts.at(-1) ?? null);
      if (said.length > 0) kept.push({ ...line, body: said.join(' ') });
      else orders.add(line.line);
    }
  }
  return { lines: kept, orders };
}
