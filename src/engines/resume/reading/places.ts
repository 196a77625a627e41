import type { PageBox } from '#contract/career/facts.ts';
import type { Found } from './lines.ts';

/** The smallest rectangle around all of some rectangles; null for none. */
function around(boxes: readonly PageBox[]): PageBox | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Where a value stands on the page of its first line; null where the document has no layout. */
export function boxOf({ lines }: Found): PageBox | null {
  const page = lines[0]?.page;
  return around(lines.flatMap((line) => (line.page === page && line.box !== undefined ? [line.box] : [])));
}
