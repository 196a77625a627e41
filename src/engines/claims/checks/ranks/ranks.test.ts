import { describe, it } from 'vitest';
import { baker as rule } from '#testing/gate/baker.ts';

const BAKERY = 'work[0].highlights';

describe('a deed', () => {
  it('that somebody had a part in is refused as done alone', () => {
    rule('scope notAlone', {
      refused: [
        [BAKERY, 'Rebuilt the oven floor.'],
        ['letter', 'I rebuilt the oven floor.'],
        [BAKERY, 'Reconstruit le plancher du four.'],
      ],
      allowed: [
        [BAKERY, 'Took part in rebuilding the oven floor.'],
        ['letter', 'I helped to rebuild the oven floor.'],
      ],
    });
  });

  it('that was only suggested is refused as done', () => {
    rule('scope suggested', {
      refused: [[BAKERY, 'Introduced a new rye starter.']],
      allowed: [[BAKERY, 'Proposed a new rye starter.']],
    });
  });

  it('that somebody stood over is refused without them', () => {
    rule('scope supervised', {
      refused: [[BAKERY, 'Tested flour.']],
      allowed: [[BAKERY, 'Tested flour under supervision.']],
    });
  });

  it('of who stood over the person is refused as their own', () => {
    rule('scope othersWork', {
      refused: [
        [BAKERY, 'Supervised tests of flour.'],
        ['letter', 'I supervised the miller.'],
      ],
      allowed: [['letter', 'I tested flour under the supervision of the miller.']],
    });
  });

  it('that was spoken of is refused as given', () => {
    rule('scope spokeOf', {
      refused: [['letter', 'I gave customers allergens at the counter.']],
      allowed: [['letter', 'I reminded customers of allergens at the counter.']],
    });
  });

  it('is refused by a verb that its fact does not say, and let through by one that means as much', () => {
    rule('scope notOfThis Patented', {
      refused: [[BAKERY, 'Patented 300 baguettes a night.']],
      allowed: [[BAKERY, 'Formed 300 baguettes a night.']],
    });
  });

  it('is raised by no verb of rank that another fact says', () => {
    rule('scope notOfThis Ran', {
      refused: [['work[2].highlights', 'Ran the mill.']],
      allowed: [['work[2].highlights', 'Ran a crew of 4 on the sifters.']],
    });
  });
});

describe('the head of people', () => {
  it('is nobody who is a member', () => {
    rule('scope partNotLead', {
      refused: [['summary', 'Baker in charge of the food safety committee.']],
      allowed: [['summary', 'Baker and member of the food safety committee.']],
    });
  });

  it('is told of no team where no fact of the job tells of one', () => {
    rule('scope noTeam', {
      refused: [
        ['work[1].highlights', 'Led a team of pastry cooks.'],
        ['work[1].highlights', 'Dirigé une équipe de pâtissiers.'],
      ],
      allowed: [['work[2].highlights', 'Led a crew of 4 on the sifters.']],
    });
  });

  it('is told of nobody beside or above the person', () => {
    rule('scope notUnderYou', {
      refused: [
        ['letter', 'I managed the pastry chef.'],
        [BAKERY, 'Supervised the pastry chef.'],
      ],
      allowed: [[BAKERY, 'Met with the pastry chef about wedding cakes.']],
    });
  });
});
