import { describe, expect, test } from 'vitest';
import { sourceExports } from '#server/features/localbiz/imports/reading/sources.data.ts';
import { exportSteps } from './export-steps.ts';

describe('a system whose export is explained', () => {
  test.each(exportSteps.map(({ source }) => source))(
    'is one whose columns the importer knows: %s',
    (source) => {
      expect(sourceExports.map(({ name }) => name)).toContain(source);
    },
  );

  test('is there once, with at least three steps, none said twice', () => {
    expect(new Set(exportSteps.map(({ source }) => source)).size).toBe(exportSteps.length);
    for (const { steps } of exportSteps) {
      expect(steps().length).toBeGreaterThanOrEqual(3);
      expect(new Set(steps()).size).toBe(steps().length);
    }
  });
});
