import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptState } from '#contract/career/applications.ts';
import {
  afterCrash,
  canMoveAttempt,
  LOOK_APART_MS,
  MAIL_WAIT_MS,
  type RecoveryFacts,
  type RecoveryKind,
} from './attempts.ts';

const facts = (known: Partial<RecoveryFacts> = {}): RecoveryFacts => ({
  nowMs: 1_000_000,
  armedAtMs: 900_000,
  provenNotSent: false,
  provenSent: false,
  absentAtMs: [],
  ...known,
});
const kinds: RecoveryKind[] = ['keyed', 'lookup', 'opaque'];

describe('the journal of an attempt', () => {
  it('goes from intent to confirmed, one step at a time', () => {
    expect(canMoveAttempt('intent', 'armed')).toBe(true);
    expect(canMoveAttempt('armed', 'sent')).toBe(true);
    expect(canMoveAttempt('sent', 'confirmed')).toBe(true);
    expect(canMoveAttempt('intent', 'sent')).toBe(false);
    expect(canMoveAttempt('armed', 'confirmed')).toBe(false);
  });

  it('never returns to a state before the click', () => {
    for (const from of attemptState.options) {
      expect(canMoveAttempt(from, 'intent')).toBe(false);
      if (from !== 'intent') expect(canMoveAttempt(from, 'armed')).toBe(false);
    }
  });

  it('is closed once confirmed or abandoned', () => {
    for (const to of attemptState.options) {
      expect(canMoveAttempt('confirmed', to)).toBe(false);
      expect(canMoveAttempt('abandoned', to)).toBe(false);
    }
  });
});

describe('recovery after a crash', () => {
  it('runs again when the click was never armed', () => {
    for (const kind of kinds) expect(afterCrash('intent', kind, facts())).toBe('run_again');
  });

  it('finishes the books when the answer was already written down', () => {
    for (const kind of kinds) expect(afterCrash('sent', kind, facts())).toBe('finish_books');
  });

  it('leaves closed attempts alone', () => {
    expect(afterCrash('confirmed', 'keyed', facts())).toBe('nothing');
    expect(afterCrash('abandoned', 'keyed', facts())).toBe('nothing');
  });

  it('repeats the same key on a keyed board', () => {
    expect(afterCrash('armed', 'keyed', facts())).toBe('resend_same_key');
    expect(afterCrash('unknown', 'keyed', facts())).toBe('resend_same_key');
  });

  it('looks twice, ten minutes apart, before it believes an absence', () => {
    expect(afterCrash('armed', 'lookup', facts())).toBe('look');
    expect(afterCrash('armed', 'lookup', facts({ absentAtMs: [5] }))).toBe('look');
    expect(afterCrash('armed', 'lookup', facts({ absentAtMs: [5, 4 + LOOK_APART_MS] }))).toBe('look');
    expect(afterCrash('armed', 'lookup', facts({ absentAtMs: [5, 5 + LOOK_APART_MS] }))).toBe('run_again');
  });

  it('waits a day for a mail on an opaque board, then asks', () => {
    expect(afterCrash('unknown', 'opaque', facts({ armedAtMs: 0, nowMs: MAIL_WAIT_MS - 1 }))).toBe(
      'wait_for_mail',
    );
    expect(afterCrash('unknown', 'opaque', facts({ armedAtMs: 0, nowMs: MAIL_WAIT_MS }))).toBe('ask_person');
    expect(afterCrash('armed', 'opaque', facts({ armedAtMs: null }))).toBe('ask_person');
  });

  it('believes proof of arrival before anything else', () => {
    for (const kind of kinds)
      expect(afterCrash('unknown', kind, facts({ provenSent: true, provenNotSent: true }))).toBe(
        'finish_books',
      );
  });

  it('never sends a second time without proof that the first did not arrive', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('armed' as const, 'unknown' as const),
        fc.constantFrom(...kinds),
        fc.boolean(),
        fc.array(fc.integer({ min: 0, max: 3 * LOOK_APART_MS }), { maxLength: 4 }),
        (state, kind, provenSent, absentAtMs) => {
          const step = afterCrash(state, kind, facts({ provenSent, absentAtMs }));
          const spread = absentAtMs.length < 2 ? 0 : Math.max(...absentAtMs) - Math.min(...absentAtMs);
          if (step === 'run_again') {
            expect(kind).toBe('lookup');
            expect(spread).toBeGreaterThanOrEqual(LOOK_APART_MS);
            expect(provenSent).toBe(false);
          }
        },
      ),
    );
  });
});
