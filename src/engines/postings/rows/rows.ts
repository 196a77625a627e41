import type { BoardRow } from '#engines/postings/families/board.ts';
import { AGGREGATORS } from './aggregators.data.ts';
import { FEEDS } from './feeds.data.ts';
import { OPEN_SYSTEMS } from './open-systems.data.ts';
import { OTHER_SYSTEMS } from './other-systems.data.ts';
import { practiceRows } from './practice.ts';
import { PUBLIC_SERVICES } from './public-services.data.ts';
import { REGIONAL_SYSTEMS } from './regional-systems.data.ts';
import { rowOf } from './row.ts';

let rows: readonly BoardRow[] | null = null;

function liveRows(): readonly BoardRow[] {
  // Made when first asked for, so that who only wants a name of this engine does not carry them.
  rows ??= [
    ...OPEN_SYSTEMS,
    ...OTHER_SYSTEMS,
    ...REGIONAL_SYSTEMS,
    ...AGGREGATORS,
    ...FEEDS,
    ...PUBLIC_SERVICES,
  ].map(rowOf);
  return rows;
}

/** The boards the product knows; with the practice world's origin its boards come first. */
export function boardRows(practiceOrigin: string | null): BoardRow[] {
  return practiceOrigin === null
    ? [...liveRows()]
    : [...practiceRows(practiceOrigin.replace(/\/+$/, '')), ...liveRows()];
}
