import { describe, expect, it } from 'vitest';
import { learnedModel } from '#testing/learned/learned-model.ts';
import { classifyReply } from './classify.ts';

const model = learnedModel('mail-answers');
const from = 'Ann Roy <ann.roy@harbour.example>';
const read = (subject: string, text: string, linked: boolean) =>
  classifyReply({ from, subject, text }, { linked }, model).label;

describe('a mail that speaks of another kind of application', () => {
  it.each([
    [
      'Mortgage Specialist',
      'We would like to invite you to an interview for the Mortgage Specialist role on Tuesday.',
      'interview',
    ],
    [
      'Admissions Officer',
      'Unfortunately we will not be moving forward with your application for Admissions Officer.',
      'rejected',
    ],
    [
      'Leasing Agent',
      'We are pleased to offer you the position of Leasing Agent for our apartment buildings.',
      'offer',
    ],
    [
      'Conseiller, prêt hypothécaire',
      'Nous aimerions vous rencontrer en entrevue pour le poste de conseiller, prêt hypothécaire, mardi.',
      'interview',
    ],
    [
      'Éducatrice en garderie',
      'Votre candidature au poste d’éducatrice en garderie n’a pas été retenue.',
      'rejected',
    ],
  ])('is an answer where it is about the person’s own application: %s', (subject, text, label) => {
    expect(read(subject, text, true)).toBe(label);
  });

  it.each([
    ['Your application', 'Unfortunately your rental application for unit 12 was not approved.'],
    ['Your application', 'We are pleased to offer you admission for the fall semester.'],
    ['Votre demande', 'Votre demande de prêt n’a pas été retenue.'],
  ])('is none where it is about no application of theirs: %s, “%s”', (subject, text) => {
    expect(read(subject, text, false)).toBe('noise');
  });
});
