import type { Attributes } from './attributes.ts';
import { isOn, valueOf } from './attributes.ts';
import type { DocxStyle } from './styles.ts';
import { styled } from './styles.ts';

const SMALLEST_SIZE = 2;
const WHITE = /^f[a-f\d]f[a-f\d]f[a-f\d]$/i;

/** How a stretch of text is shown; size in points, 0 when nothing says. */
export interface Run {
  hidden: boolean;
  bold: boolean;
  size: number;
}

/** A run as its paragraph's style leaves it. */
export function startRun(styles: Map<string, DocxStyle>, style: string): Run {
  return {
    hidden: styled(styles, style, 'hidden') === true || styled(styles, style, 'white') === true,
    bold: styled(styles, style, 'bold') === true,
    size: styled(styles, style, 'size') ?? 0,
  };
}

/** Takes one of a run's own properties in (ECMA-376 part 1, 17.3.2). */
export function setRun(run: Run, styles: Map<string, DocxStyle>, name: string, attributes: Attributes): void {
  const value = valueOf(attributes);
  const shaded = name === 'w:shd' && !/^(auto|f[a-f\d]{5})$/i.test(attributes['w:fill'] ?? 'auto');
  if (name === 'w:vanish' || name === 'w:webHidden') run.hidden ||= isOn(attributes);
  if (name === 'w:b') run.bold = isOn(attributes);
  if (name === 'w:sz') run.size = Number(value) / 2 || run.size;
  if (name === 'w:color') run.hidden ||= WHITE.test(value);
  // White letters on a dark ground can be read.
  if (shaded || name === 'w:highlight') run.hidden = false;
  if (name === 'w:rStyle') {
    run.hidden ||= styled(styles, value, 'hidden') === true;
    run.bold ||= styled(styles, value, 'bold') === true;
  }
}

export const canBeSeen = ({ hidden, size }: Run): boolean => !hidden && (size === 0 || size >= SMALLEST_SIZE);
