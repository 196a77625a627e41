import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const skill_use = [
  { skill: 'Python', from: '2017-03', to: null },
  { skill: 'Kubernetes', from: '2023-02', to: null },
  { skill: 'Django', from: '2019-05', to: '2022-08' },
  { skill: 'Sage 50', from: '2021-01', to: null },
];
const asked = { asked: expect.any(String) };

/** What the plan puts on the form, or why the question goes to the person. */
function planned(label: string, choices = ['Yes', 'No']): unknown {
  const plan = planForm([q(label, 'single', { choices })], context({ skill_use }));
  return plan.fields[0]?.display ?? { asked: plan.ask[0]?.why };
}

describe('several skills in one question', () => {
  it.each<[string, unknown]>([
    ['Do you have experience with Python and Kubernetes?', 'Yes'],
    ['Do you have experience with Python, Django and Kubernetes?', 'Yes'],
    ['Do you have experience with Python, Go and Terraform?', asked],
    ['Do you have experience with Python or Kotlin?', 'Yes'],
    ['Do you have experience with Python or coaching in schools?', asked],
    ['Do you have 2+ years of experience with both Python and Kubernetes?', 'Yes'],
    // Of the month in which it began the day is not known.
    ['Do you have 3+ years of experience with both Python and Kubernetes?', asked],
    ['Do you have 5+ years of experience with both Python and Kubernetes?', 'No'],
    ['Do you have experience with Python and Sage 50?', 'Yes'],
  ])(
    'are all to be recorded for a yes, or one with "or", and never a no for what is not: %s',
    (label, value) => {
      expect(planned(label)).toEqual(value);
    },
  );
});

describe('when a skill was last used', () => {
  it.each<[string, unknown]>([
    ['Do you currently use Python?', 'Yes'],
    ['Do you currently use Django?', 'No'],
    ['Have you used Python in the past 12 months?', 'Yes'],
    ['Have you used Django in the past two years?', 'No'],
    ['Have you used Rust in the past two years?', asked],
  ])('is told by the end of its dates: %s', (label, value) => {
    expect(planned(label)).toEqual(value);
  });

  it('is chosen among spans', () => {
    const spans = ['I use it now', 'Less than 2 years ago', '2 to 5 years ago'];
    expect(planned('When did you last use Django?', spans)).toBe('2 to 5 years ago');
    expect(planned('When did you last use Python?', spans)).toBe('I use it now');
  });
});

/** The years that a form of one question is given. */
const years = (label: string): unknown =>
  planForm(
    [q(label, 'number')],
    context({ skill_use: [{ skill: 'Django', from: '2019-05', to: '2022-08' }] }),
  ).fields[0]?.display ?? null;

describe('years with a skill', () => {
  it('are those of its name with the kind of thing that it is before it, and not of what is done with it', () => {
    expect(years('Nombre d’années de pratique de l’atelier Django')).toBe('3');
    expect(years('Nombre d’années de pratique de la formation Django')).toBeNull();
    expect(years('Nombre d’années d’utilisation avec la commande Heidenhain et Django')).toBeNull();
    expect(years('Django: # of years')).toBe('3');
    // What a question is about may stand before it.
    expect(years('Django : combien d’années à votre actif ?')).toBe('3');
    expect(years('Heidenhain : combien d’années à votre actif ?')).toBeNull();
  });
});
