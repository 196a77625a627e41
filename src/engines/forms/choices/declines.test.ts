import { describe, expect, it } from 'vitest';
import { q } from '#testing/forms/example.ts';
import { withPlainDecline } from './declines.ts';

const declineAmong = (choices: string[], topic = 'demo.disability') =>
  withPlainDecline(q('What are you?', 'single', { choices }), topic).options.find(
    ({ label }) => label === 'Prefer not to say',
  )?.value;

describe('the choice not to tell, in words of its own', () => {
  it.each([
    [['Yes', 'No', 'I’d rather keep that to myself'], 'i’d rather keep that to myself'],
    [['Yes', 'No', 'Left without an answer'], 'left without an answer'],
    [['Oui', 'Non', 'Sans vouloir répondre'], 'sans vouloir répondre'],
    [['Je passe mon tour', 'Oui', 'Non'], 'je passe mon tour'],
    [['Gay', 'Straight', 'Something else', 'Keep this private'], 'keep this private'],
    [['Je suis une femme', 'Je suis un homme', 'Je passe cette question'], 'je passe cette question'],
    [['Asexual', 'Bisexual', 'Straight', 'Something else', 'I’ll pass on this one'], 'i’ll pass on this one'],
  ])('is known by its place among the others: %j', (choices, value) => {
    expect(declineAmong(choices)).toBe(value);
  });

  it.each([
    [['Yes', 'No', 'Not sure']],
    [['Yes', 'No', 'I am not sure']],
    [['Mobility', 'Sensory', 'Not applicable – I do not have a disability']],
    [['I identify as LGBTQ2+', 'I do not identify as LGBTQ2+', 'No answer']],
    [['Yes', 'No']],
  ])('is no choice that says something else: %j', (choices) => {
    expect(declineAmong(choices)).toBeUndefined();
  });

  it('is looked for in questions about what somebody is alone, and where none says so plainly', () => {
    expect(declineAmong(['Yes', 'No', 'I’d rather keep that to myself'], 'vehicle.own')).toBeUndefined();
    const plain = ['Yes', 'No', 'I’ll think about it', 'I do not wish to answer'];
    expect(declineAmong(plain)).toBeUndefined();
  });
});
