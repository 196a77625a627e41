import { describe, expect, it } from 'vitest';
import { curveThrough, footfallAt, pointAt, stretch } from './curve.ts';
import { columnGeometry, lengthToFit, rowGeometry, thicknessFor } from './geometry.ts';
import { applicationSteps, countStates, countWords, type StepState, trailWords } from './words.ts';

const trail = (...states: StepState[]) =>
  states.map((state, index) => ({ label: applicationSteps[index] ?? '', state }));

describe('the words of a trail', () => {
  it('says how many of how many', () => {
    expect(countWords(7, 10)).toBe('7 of 10');
  });

  it('names the last step that was taken', () => {
    expect(trailWords(trail('done', 'done', 'done', 'you', 'done', 'ahead'))).toBe('sent');
    expect(trailWords(trail('done', 'done', 'done', 'you', 'done', 'them'))).toBe('answered');
  });

  it('says that it waits for you', () => {
    expect(trailWords(trail('done', 'done', 'done', 'you', 'ahead', 'ahead'))).toBe(
      'prepared, waiting for you',
    );
    expect(trailWords(trail('you', 'ahead'))).toBe('waiting for you');
  });

  it('says what is under way, and where it stopped', () => {
    expect(trailWords(trail('done', 'now', 'ahead'))).toBe('matched, in progress');
    expect(trailWords(trail('done', 'stopped'))).toBe('matched, stopped here');
    expect(trailWords(trail('ahead', 'ahead'))).toBe('not started');
  });

  it('never shows more steps than the limit', () => {
    expect(countStates(2, 4, true)).toEqual(['done', 'done', 'now', 'ahead']);
    expect(countStates(9, 3)).toEqual(['done', 'done', 'done']);
    expect(countStates(0, 0)).toEqual([]);
  });
});

describe('the geometry of a trail', () => {
  it('falls left, right, left, right, turned outward', () => {
    const { footfalls } = rowGeometry(4, 16);
    expect(footfalls.map(({ angle }) => angle)).toEqual([-9, 9, -9, 9]);
    expect(footfalls[0]?.y).toBe(footfalls[2]?.y);
    expect(footfalls[1]?.y).toBeGreaterThan(footfalls[0]?.y ?? Infinity);
  });

  it('keeps every footfall inside its drawing', () => {
    for (const count of [1, 6, 10, 25]) {
      const length = lengthToFit(count, 222);
      for (const drawing of [rowGeometry(count, length), columnGeometry(count, length)]) {
        for (const { x, y } of drawing.footfalls) {
          expect(x).toBeGreaterThan(length * 0.2);
          expect(x).toBeLessThan(drawing.width - length * 0.2);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(drawing.height);
        }
      }
    }
  });

  it('shrinks the footfalls, not the rhythm, when there are many', () => {
    expect(lengthToFit(10, 222)).toBeGreaterThan(lengthToFit(25, 222));
    expect(rowGeometry(25, lengthToFit(25, 222)).width).toBeLessThanOrEqual(222.001);
    expect(lengthToFit(3, 400)).toBe(16);
  });

  it('keeps length to width at 2.4 to 1', () => {
    expect(thicknessFor(24)).toBeCloseTo(10, 5);
  });
});

describe('the curve under a trail', () => {
  const curve = curveThrough([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
  ]);

  it('passes through every waypoint', () => {
    const bent = curveThrough([
      { x: 0, y: 0 },
      { x: 60, y: 40 },
      { x: 150, y: 10 },
    ]);
    const middle = pointAt(bent, bent.waypoints[1] ?? -1);
    expect(middle.x).toBeCloseTo(60, 3);
    expect(middle.y).toBeCloseTo(40, 3);
  });

  it('measures distance along itself', () => {
    expect(curve.length).toBeCloseTo(200, 3);
    expect(pointAt(curve, 50).x).toBeCloseTo(50, 3);
    expect(pointAt(curve, 5000).x).toBeGreaterThanOrEqual(200);
  });

  it('sets footfalls beside the line, turned with it', () => {
    const left = footfallAt(curve, 50, 10, -6, -9);
    expect(left.y).toBeCloseTo(-6, 3);
    expect(left.angle).toBeCloseTo(-9, 3);
  });

  it('leaves room around the large steps', () => {
    const between = stretch(0, 200, { from: 30, to: 20 }, 19);
    expect(between[0]).toBe(30);
    expect(between.at(-1)).toBeCloseTo(180, 5);
    expect(stretch(0, 30, { from: 20, to: 20 }, 19)).toEqual([]);
  });
});
