import type { Attributes } from './attributes.ts';
import { isOn, valueOf } from './attributes.ts';
import type { DocxStyle } from './styles.ts';
import { styled } from './styles.ts';

const SMALLEST_SIZE = 2;
const WHITE = /^f[a-f\d]f[a-f\d]f[a-f\d]$/i;

/** Text of more points above or below its line is in no line of the page; a sign of a formula is raised by a few. */
const FURTHEST_RISE = 36;

/** How a stretch of text is shown; size in points, 0 when nothing says. */
export interface Run {
  hidden: boolean;
  /** White or nearly: it can be read on a dark ground only. */
  white: boolean;
  onDark: boolean;
  bold: boolean;
  size: number;
  /** Points above its line, or below it. */
  rise: number;
}

/** Whether a shading is darker than white ([ECMA-376] part 1, 17.3.5); `w:shd` of a run, a paragraph or a cell. */
export const isDark = (attributes: Attributes): boolean =>
  !/^(auto|f[a-f\d]{5})$/i.test(attributes['w:fill'] ?? 'auto');

/** A run as its paragraph's style leaves it, on the ground of its paragraph or cell. */
export function startRun(styles: Map<string, DocxStyle>, style: string, onDark: boolean): Run {
  return {
    hidden: styled(styles, style, 'hidden') === true,
    white: styled(styles, style, 'white') === true,
    onDark,
    bold: styled(styles, style, 'bold') === true,
    size: styled(styles, style, 'size') ?? 0,
    rise: styled(styles, style, 'rise') ?? 0,
  };
}

/** Takes one of a run's own properties in (ECMA-376 part 1, 17.3.2). */
export function setRun(run: Run, styles: Map<string, DocxStyle>, name: string, attributes: Attributes): void {
  const value = valueOf(attributes);
  if (name === 'w:vanish' || name === 'w:webHidden') run.hidden ||= isOn(attributes);
  if (name === 'w:b') run.bold = isOn(attributes);
  if (name === 'w:sz') run.size = Number(value) / 2 || run.size;
  if (name === 'w:position') run.rise = Number(value) / 2 || 0;
  if (name === 'w:color') run.white = WHITE.test(value);
  if (name === 'w:highlight' || (name === 'w:shd' && isDark(attributes))) run.onDark = true;
  if (name === 'w:rStyle') {
    run.hidden ||= styled(styles, value, 'hidden') === true;
    run.bold ||= styled(styles, value, 'bold') === true;
    run.rise = styled(styles, value, 'rise') ?? run.rise;
  }
}

export const canBeSeen = ({ hidden, white, onDark, size, rise }: Run): boolean =>
  !hidden && Math.abs(rise) <= FURTHEST_RISE && (!white || onDark) && (size === 0 || size >= SMALLEST_SIZE);
