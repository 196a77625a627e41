import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import { inEnglish } from '#testing/wording/in-english.ts';
import { readAnswer } from './answers.ts';
import { chooseOption, numbersOf } from './understanding/options.ts';

const asked = (kind: FormQuestion['kind'], labels: string[] = []): FormQuestion => ({
  key: 'q',
  label: 'A question',
  help: '',
  required: true,
  kind,
  options: labels.map((label, index) => ({ value: `v${index}`, label })),
  alternatives: [],
});
const chosen = (labels: string[], wanted: string) =>
  chooseOption(asked('single', labels).options, wanted)?.label ?? null;

function refusalOf(question: FormQuestion, given: string): string | null {
  const read = readAnswer(question, given);
  return 'error' in read ? inEnglish(read.error) : null;
}

describe('an answer', () => {
  it.each<[FormQuestion['kind'], string, string | boolean]>([
    ['boolean', 'Yes', true],
    ['boolean', 'non', false],
    ['consent', 'I agree', true],
    ['date', '2026-03-09', '2026-03-09'],
    ['date', 'March 9, 2026', '2026-03-09'],
    ['date', '9 mars 2026', '2026-03-09'],
    ['date', '1er août 2026', '2026-08-01'],
    ['date', '25/12/2026', '2026-12-25'],
    ['number', '104,000', '104000'],
    ['number', '104 000 $', '104000'],
    ['number', '52k', '52000'],
    ['number', '7,5', '7.5'],
    ['number', '3 years', '3'],
    ['short', ' Two weeks ', 'Two weeks'],
  ])('to a %s question, “%s”, is %s', (kind, text, value) => {
    expect(readAnswer(asked(kind), text)).toMatchObject({ value });
  });

  it.each<[FormQuestion['kind'], string, string]>([
    ['boolean', 'maybe', 'Answer yes or no.'],
    ['date', '03/04/2026', 'Enter a date such as 2026-03-09.'],
    ['date', '2026-02-30', 'Enter a date such as 2026-03-09.'],
    ['date', 'soon', 'Enter a date such as 2026-03-09.'],
    ['number', 'a lot', 'Enter a number.'],
    ['number', '40-50', 'Enter a number.'],
    ['short', '  ', 'Enter an answer.'],
    ['file', 'cv.pdf', 'This question needs a file. You can’t attach one to an answer.'],
  ])('to a %s question, “%s”, is refused in a sentence', (kind, text, error) => {
    expect(refusalOf(asked(kind), text)).toBe(error);
  });

  it('names the choices when it is none of them', () => {
    expect(refusalOf(asked('single', ['Day', 'Night']), 'Evening')).toBe('Choose one: Day, Night.');
  });

  it('takes several choices, each once', () => {
    const question = asked('multi', ['SQL', 'Python', 'Power BI']);
    expect(readAnswer(question, 'python; SQL, SQL')).toEqual({
      value: ['v1', 'v0'],
      display: 'Python, SQL',
      chosen: ['Python', 'SQL'],
    });
    expect(readAnswer(question, 'Python, Cobol')).toHaveProperty('error');
  });
});

describe('a choice', () => {
  it.each<[string[], string, string | null]>([
    [['Yes', 'No'], 'oui', 'Yes'],
    [['Yes, I am authorized', 'No, I will need a permit'], 'Yes', 'Yes, I am authorized'],
    [['Yes, now', 'Yes, later', 'No'], 'Yes', null],
    [['Female', 'Male', 'Prefer not to say'], 'Woman', 'Female'],
    [['Femme', 'Homme'], 'Female', 'Femme'],
    [['High School', "Bachelor's Degree", "Master's Degree"], 'Bachelor', "Bachelor's Degree"],
    [['0-2', '3-5', '6+'], '4', '3-5'],
    [['0-2', '2-4'], '2', null],
    [['Less than 1', '1 to less than 5', '5 or more'], '5', '5 or more'],
    [['Toronto, Ontario', 'Hamilton, Ontario'], 'Hamilton', 'Hamilton, Ontario'],
    [['Ontario', 'Québec'], 'Quebec', 'Québec'],
    [['Associate degree', 'College diploma', 'Bachelor'], 'Diploma', 'College diploma'],
    [['Fully remote', 'Hybrid', 'Fully on-site'], 'On-site', 'Fully on-site'],
    [['Red', 'Blue'], 'Green', null],
  ])('from %j, wanting %s, is %s', (labels, wanted, label) => {
    expect(chosen(labels, wanted)).toBe(label);
  });

  it.each<[string, readonly [number, number] | null]>([
    ['5 to less than 8', [5, 7]],
    ['more than 5 but less than 8', [6, 7]],
    ['6–8 years', [6, 8]],
    ['6+', [6, Infinity]],
    ['10 years or more', [10, Infinity]],
    ['Moins de 2 ans', [0, 1]],
    ['Plus de 10 ans', [11, Infinity]],
    ['None', [0, 0]],
    ['3', [3, 3]],
    ['Several', null],
  ])('“%s” covers %j', (label, range) => {
    expect(numbersOf(label)).toEqual(range);
  });
});
