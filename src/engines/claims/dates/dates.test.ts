import { describe, it } from 'vitest';
import { ruleFor } from '#testing/gate/rule.ts';

const rule = ruleFor({
  basics: { label: 'Surveyor' },
  work: [
    {
      name: 'Ridge Surveys',
      position: 'Surveyor',
      startDate: '2020-04',
      highlights: ['Led the drone crew since June 2023.', 'Part-time until March 2021, then full-time.'],
    },
    {
      name: 'Tidal Maps',
      position: 'Rodman',
      startDate: '2016-05',
      endDate: '2019-11',
      highlights: ['Carried rods and set stakes.'],
    },
  ],
  education: [
    {
      institution: 'Lakeland College',
      area: 'Geomatics',
      studyType: 'Diploma',
      startDate: '2012-09',
      endDate: '2015-05',
    },
  ],
  certificates: [
    { name: 'Drone Pilot Licence', date: '2022-02', validUntil: '2027-02' },
    { name: 'Blasting Permit', date: '2018-09' },
  ],
});

describe('a date', () => {
  it('of a beginning is where something began, and of an end where it ended', () => {
    rule('date dateNotHere', {
      refused: [
        ['work[0]', 'Surveyor, Ridge Surveys, since April 2019'],
        ['work[1]', 'Rodman, Tidal Maps, from November 2019'],
        ['work[1]', 'Rodman, Tidal Maps, until May 2016'],
        ['work[1]', 'Rodman, Tidal Maps, de novembre 2019 à mai 2016'],
      ],
      allowed: [
        ['work[0]', 'Surveyor, Ridge Surveys, since April 2020'],
        ['work[1]', 'Rodman, Tidal Maps, May 2016 to November 2019'],
      ],
    });
  });

  it('of the beginning of studies is not that of the diploma', () => {
    rule('date dateNotHere', {
      refused: [['education[0]', 'Diploma, Geomatics, Lakeland College, 2012']],
      allowed: [
        ['education[0]', 'Diploma, Geomatics, Lakeland College, 2015'],
        ['education[0]', 'Diploma, Geomatics, Lakeland College, 2012 to 2015'],
      ],
    });
  });

  it('is that of the certificate which is named, and of its end only where the end is told', () => {
    rule('date dateNotHere', {
      refused: [
        ['letter', 'I got my drone pilot licence in 2018.'],
        ['letter', 'I got my drone pilot licence in 2027.'],
      ],
      allowed: [
        ['letter', 'I got my drone pilot licence in 2022.'],
        ['letter', 'My drone pilot licence is valid until 2027.'],
      ],
    });
  });

  it('since which something lasts is that of its own fact', () => {
    rule('date dateNotHere', {
      refused: [['work[0].highlights', 'Led the drone crew since April 2020.']],
      allowed: [['work[0].highlights', 'Led the drone crew since June 2023.']],
    });
  });

  it('from which work was full-time is not that of its part-time beginning', () => {
    rule('date dateNotHere', {
      refused: [['work[0]', 'Surveyor, Ridge Surveys, full-time from April 2020']],
      allowed: [['work[0]', 'Surveyor, Ridge Surveys, full-time from March 2021']],
    });
  });

  it('stands in its own field as it is recorded', () => {
    rule('date dateOther', {
      refused: [['work[0].startDate', '2020-05']],
      allowed: [['work[0].startDate', 'April 2020']],
    });
  });
});

describe('what has ended', () => {
  it('is not told as going on', () => {
    rule('date (?:dateEnded|dateNotHere)', {
      refused: [
        ['work[1]', 'Rodman, Tidal Maps, from May 2016 to present'],
        ['work[1]', 'Rodman, Tidal Maps, depuis mai 2016'],
        ['letter', 'I have carried rods and set stakes since May 2016.'],
      ],
      allowed: [['work[0]', 'Surveyor, Ridge Surveys, April 2020 to present']],
    });
  });
});
