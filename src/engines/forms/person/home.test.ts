import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const home = context();
const there = context({ person: { ...home.person, location: 'Hamilton, Ontario, Canada' } });
const given = (label: string): unknown => planForm([q(label, 'short')], there).fields[0]?.value;

describe('where the person lives', () => {
  it.each([
    'City',
    'Ville de résidence',
    'Lieu (ville)',
    'Dans quelle ville résidez-vous actuellement ?',
    'Your city',
  ])('is the town alone where nothing else is asked: %s', (label) => {
    expect(given(label)).toBe('Hamilton');
  });

  it.each(['City and province', 'Place of residence', 'Where are you based?'])(
    'is said whole where more is asked: %s',
    (label) => {
      expect(given(label)).toBe('Hamilton, Ontario, Canada');
    },
  );
});
