import { describe, expect, it } from 'vitest';
import { q } from '#testing/forms/example.ts';
import { putStraight } from './indirect.ts';
import { hasRequired } from './required-things.ts';

const straight = (label: string) =>
  putStraight(q(label, 'single', { choices: ['Yes', 'No'] }))?.label ?? null;

describe('a question that is put as what one is asked to say', () => {
  it('is put straight, in both languages', () => {
    expect(
      straight(
        'The work is in Dublin. We would be grateful if you could let us know whether you are willing to move.',
      ),
    ).toBe('The work is in Dublin. Are you willing to move?');
    expect(straight('Please indicate whether you hold a forklift card.')).toBe(
      'Do you hold a forklift card?',
    );
    expect(straight('Veuillez préciser si vous avez un permis de classe 5.')).toBe(
      'Avez-vous un permis de classe 5?',
    );
  });

  it('is left as it stands where it is a condition or somebody else is asked about', () => {
    expect(straight('Would you move if you were paid for it?')).toBeNull();
    expect(straight('Please tell us whether a relative works here.')).toBeNull();
    expect(straight('Let us know if you need help. Can you lift 20 kg?')).toBeNull();
  });
});

describe('what the sentence before a question asks for', () => {
  it('is what one is asked to have', () => {
    expect(hasRequired("The minimum qualification is a bachelor's degree.", 'Do you have one?')).toBe(
      "Do you have a bachelor's degree?",
    );
    expect(hasRequired('Un DEC en soins infirmiers est exigé.', 'En avez-vous un ?')).toBe(
      'Avez-vous un DEC en soins infirmiers?',
    );
    expect(hasRequired('The post requires a welding ticket.', 'Do you hold one?')).toBe(
      'Do you have a welding ticket?',
    );
  });

  it('is none where it names several, or the question asks something else', () => {
    expect(hasRequired('The post requires a degree or a diploma.', 'Do you have one?')).toBeNull();
    expect(hasRequired('The post requires a welding ticket.', 'Could you get one?')).toBeNull();
    expect(hasRequired('We are a small team.', 'Do you have one?')).toBeNull();
  });
});
