import { describe, it } from 'vitest';
import { ruleFor } from '#testing/gate/rule.ts';
import { dentalHygienist as resume, rule } from '#testing/gate/dental-hygienist.ts';

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
      allowed: [['letter', 'I was certified in local anaesthesia until March 2024.']],
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
