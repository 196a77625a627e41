import { describe, it } from 'vitest';
import { rule } from '#testing/gate/port-planner.ts';

const AT_WORK = 'work[0].highlights';

describe('a credential', () => {
  it('that has run out is told with that, and no other one is held back', () => {
    rule('certificate ranOut', {
      refused: [
        ['certificates', 'Marine Radio Operator'],
        ['certificates', 'Forklift Licence, current Marine Radio Operator'],
        ['letter', 'I am a Marine Radio Operator.'],
      ],
      allowed: [
        ['certificates', 'Marine Radio Operator (lapsed in May 2023)'],
        ['certificates', 'Forklift Licence'],
      ],
    });
  });

  it('that is not had yet is told with that', () => {
    rule('certificate (?:unfinished|certificateLevel)', {
      refused: [['certificates', 'Dangerous Goods Adviser']],
      allowed: [['certificates', 'Dangerous Goods Adviser, exam due in March 2027']],
    });
    rule('education unfinished', {
      refused: [['education', 'BSc Logistics, Harbour University']],
      allowed: [['education', 'One year of a BSc in Logistics at Harbour University, not completed']],
    });
  });
});

describe('what somebody else does in a fact', () => {
  it('is not the person’s, by a verb after a sign or one that takes up its thing', () => {
    rule('scope othersWork', {
      refused: [
        [AT_WORK, 'Draft and approve the weekly berth plan.'],
        ['letter', 'I lead the tariff talks.'],
      ],
      allowed: [[AT_WORK, 'Draft the weekly berth plan for the harbour master to approve.']],
    });
  });

  it('is not the person’s alone where they share in it', () => {
    rule('scope notAlone', {
      refused: [['letter', 'The coaching of the trainee planner rests with me.']],
      allowed: [[AT_WORK, 'The trainee planner gets a share of the coaching from me.']],
    });
  });
});
