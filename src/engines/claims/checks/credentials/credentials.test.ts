import { describe, expect, it } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';
import { ruleFor } from '#testing/gate/rule.ts';

const resume = {
  basics: { name: 'Ilse Brandt', label: 'Dental hygienist' },
  work: [
    {
      name: 'Anse Dental',
      position: 'Dental Hygienist',
      startDate: '2020-04',
      highlights: ['Cleaned teeth of 12 patients a day.', 'Wrote a grant application for fluoride varnish.'],
    },
  ],
  certificates: [
    {
      name: 'Local Anaesthesia Certificate',
      issuer: 'Hygienists Order',
      date: '2021-03',
      validUntil: '2024-03',
    },
    { name: 'Radiography Licence', date: '2022-05', validUntil: '2028-05' },
    { name: 'Two-day course in dental photography', date: '2019-05' },
    { name: 'CDHA exam, part 1', date: '2018-05' },
    { name: 'Sedation Assistant, Level 1', date: '2023-02' },
  ],
  education: [
    {
      institution: 'Rimouski College',
      studyType: 'DEC',
      area: 'Dental hygiene',
      startDate: '2013-09',
      endDate: '2016-05',
    },
    {
      institution: 'Laval University',
      studyType: 'Bachelor of Science',
      area: 'Public health',
      startDate: '2024-09',
      endDate: '2028-05',
    },
  ],
};
const rule = ruleFor(resume);

/** Whether the degree may be told as had on a day. */
const isAllowedOn = (today: string): boolean =>
  checkClaims({
    profile: { resume, facts: [] },
    target: 'education[1]',
    text: 'Bachelor of Science, Public health, Laval University',
    today,
  }).allowed;

describe('a degree', () => {
  it('is refused where no school gave one of that level', () => {
    rule('education noDegree', {
      refused: [
        ['letter', "I hold a master's degree in public health."],
        ['summary', 'Dental hygienist with a PhD.'],
      ],
      allowed: [['summary', 'Dental hygienist with a DEC in dental hygiene.']],
    });
    rule('education otherDegree', {
      refused: [['education[1]', 'Master of Science, Public health, Laval University, expected 2028']],
      allowed: [['education[1]', 'Bachelor of Science, Public health, Laval University, expected 2028']],
    });
  });

  it('is that of its own kind: one bachelor’s degree is not another', () => {
    rule('(?:education|skill) notHere', {
      refused: [
        ['letter', 'I hold a BScN.'],
        ['education[1]', 'Bachelor of Commerce, Public health, Laval University, expected 2028'],
        ['education[1]', 'BA, Public health, Laval University, expected 2028'],
      ],
      allowed: [
        ['education[1]', 'BSc, Public health, Laval University, expected 2028'],
        ['letter', "I am working towards a bachelor's degree in public health."],
      ],
    });
  });

  it('is refused in a field that none of the studies was in', () => {
    rule('education otherField', {
      refused: [['summary', 'Dental hygienist with a DEC in nursing.']],
      allowed: [['summary', 'Dental hygienist with a DEC in dental hygiene.']],
    });
  });

  it('is refused as had while its studies go on, in words and by the day they end', () => {
    rule('education unfinished', {
      refused: [
        ['letter', "I hold a bachelor's degree in public health."],
        ['letter', "J'ai un baccalauréat en santé publique."],
        ['education[1]', 'Bachelor of Science, Public health, Laval University'],
      ],
      allowed: [
        ['letter', "I am working towards a bachelor's degree in public health."],
        ['education[0]', 'DEC, Dental hygiene, Rimouski College'],
      ],
    });
  });

  it('ends its being under way with the month the profile gives', () => {
    expect(['2028-04-30', '2028-05-01'].map(isAllowedOn)).toEqual([false, true]);
  });

  it('has no honours that nobody gave', () => {
    rule('education noAward', {
      refused: [
        ['education[0]', 'DEC with Honours, Dental hygiene, Rimouski College'],
        ['letter', 'I finished my DEC with distinction.'],
      ],
      allowed: [['letter', 'I finished my DEC in dental hygiene in 2016.']],
    });
  });
});

describe('a certificate', () => {
  it('is refused at another level than its own', () => {
    rule('certificate certificateLevel', {
      refused: [
        ['certificates', 'Sedation Assistant, Level 2'],
        ['certificates', 'Sedation, Level 1'],
        ['certificates', 'Sedation Instructor, Level 1'],
      ],
      allowed: [['certificates', 'Sedation Assistant, Level 1']],
    });
  });

  it('is refused as had by who only took a step towards it', () => {
    rule('certificate certificateStep', {
      refused: [['letter', 'I hold the CDHA.']],
      allowed: [['letter', 'I passed part 1 of the CDHA exam.']],
    });
  });

  it('is refused as valid once it has run out', () => {
    rule('certificate ranOut', {
      refused: [
        ['letter', 'My Local Anaesthesia Certificate is current.'],
        ['letter', 'Mon certificat en anesthésie locale est en vigueur.'],
      ],
      allowed: [
        ['letter', 'My Local Anaesthesia Certificate was valid until March 2024.'],
        ['letter', 'My Radiography Licence is valid.'],
      ],
    });
  });

  it('is refused where it was a course that somebody attended', () => {
    rule('certificate certificateLevel', {
      refused: [
        ['summary', 'Dental hygienist with a diploma in dental photography.'],
        ['summary', 'Dental hygienist, certified in dental photography.'],
      ],
      allowed: [['summary', 'Dental hygienist with a course in dental photography.']],
    });
  });

  it('does not make who has it a teacher of it, in English or French', () => {
    rule('certificate notTaught', {
      refused: [
        ['letter', 'I teach local anaesthesia to others.'],
        ['letter', 'Je forme des collègues en anesthésie locale.'],
        ['letter', "J'enseigne l'anesthésie locale à d'autres."],
      ],
      allowed: [['letter', 'I am certified in local anaesthesia.']],
    });
  });
});

describe('what was applied for', () => {
  it('is refused as had', () => {
    const applicant = { ...resume.work[0], highlights: ['Filed a patent application for a scaler.'] };
    ruleFor({ ...resume, work: [applicant] })('award appliedFor', {
      refused: [
        ['letter', 'I hold a patent for a scaler.'],
        ['letter', "J'ai obtenu un patent pour un scaler."],
      ],
      allowed: [['letter', 'I filed a patent application for a scaler.']],
    });
  });
});
