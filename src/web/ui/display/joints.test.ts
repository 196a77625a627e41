import { describe, expect, it } from 'vitest';
import { piecesOf } from './joints.ts';

describe('a name that is too long for its line', () => {
  it.each([
    ['reviewer.displayName', ['reviewer.', 'display', 'Name']],
    ['Lineitem fulfillment status', ['Lineitem fulfillment status']],
    ['gross_sales-2026', ['gross_', 'sales-', '2026']],
    ['prixUnitaireÉté', ['prix', 'Unitaire', 'Été']],
    ['SKU', ['SKU']],
    ['ends.', ['ends.']],
  ])('%s is broken between its parts alone', (name, pieces) => {
    expect(piecesOf(name)).toEqual(pieces);
    expect(piecesOf(name).join('')).toBe(name);
  });
});
