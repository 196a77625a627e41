import { describe, it } from 'vitest';
import { baker as rule } from '#testing/gate/baker.ts';

describe('a title', () => {
  it('keeps the word that lowers it', () => {
    rule('title titleHas', {
      refused: [
        ['work[0]', 'Head Baker, Four du Port'],
        ['letter', 'As head baker at Four du Port I shaped baguettes.'],
        ['letter', 'Head baker at Four du Port since 2020, I shape 300 baguettes a night.'],
      ],
      allowed: [['work[0]', 'Assistant Head Baker, Four du Port']],
    });
  });

  it('is that of the job it stands with', () => {
    rule('title titleNotHere', {
      refused: [
        ['work[1]', 'Pastry Chef, Boulangerie Lamy'],
        ['letter', 'Pastry cook at Four du Port, I shaped baguettes.'],
      ],
      allowed: [
        ['letter', 'As assistant head baker at Four du Port I shaped baguettes.'],
        ['summary', 'Former pastry cook at Boulangerie Lamy.'],
      ],
    });
  });

  it('of one job is refused at the employer of another', () => {
    rule('employer ofSomethingElse', {
      refused: [['summary', 'Former sifter operator at Boulangerie Lamy.']],
      allowed: [['summary', 'Former sifter operator at Prairie Mill.']],
    });
  });
});
