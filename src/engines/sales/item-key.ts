import { fold } from '#engines/text/index.ts';

/** A name for comparing: folded, one blank between words. */
export const nameKey = (text: string): string => fold(text).replaceAll(/\s+/g, ' ').trim();

/** What tells a thing from others, however its case is written. */
export const itemKey = ({ item, variant }: { item: string; variant: string }): string =>
  `${nameKey(item)}\n${nameKey(variant)}`;
