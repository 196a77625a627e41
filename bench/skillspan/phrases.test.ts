import { describe, expect, it } from 'vitest';
import { prepareKnownNames } from './known-names.ts';
import { findPhrases } from './phrases.ts';

const names = prepareKnownNames([
  { n: 'Kubernetes', k: 'skill', a: ['k8s'] },
  { n: 'Python (computer programming)', k: 'skill' },
  { n: 'Go', k: 'skill', x: ['go'] },
  { n: 'Slack', k: 'tool' },
  { n: 'work in teams', k: 'transversal' },
]);
function read(text: string) {
  const tokens = text.split(' ');
  const { skill, knowledge } = findPhrases(tokens, names);
  const words = (spans: readonly (readonly [number, number])[]) =>
    spans.map(([from, to]) => tokens.slice(from, to).join(' '));
  return { skill: words(skill), knowledge: words(knowledge) };
}

describe('what a posting asks one to do', () => {
  it.each([
    ['Develop web services and train new colleagues .', ['Develop web services', 'train new colleagues .']],
    ['Design and develop web services', ['Design and develop web services']],
    ['Ability to lead a team to reach its goals', ['lead a team', 'reach its goals']],
    ['Experience in building data pipelines which scale', ['building data pipelines']],
    ['You write clean code', ['write clean code']],
    ['Excellent communication and presentation skills', ['communication and presentation skills']],
    ['You are curious and self-motivated', ['curious', 'self-motivated']],
  ])('is found in "%s"', (text, phrases) => {
    expect(read(text).skill).toEqual(phrases.map((phrase) => phrase.replace(/ \.$/, '')));
  });

  it.each([
    ['is said of the employer', 'We build tools to improve health'],
    ['is how to apply', 'Send your letter today'],
    ['is a verb in the middle of a name', 'the machine learning department'],
    ['speaks of things, not people', 'a creative environment'],
  ])('is not found where it %s', (_, text) => {
    expect(read(text).skill).toEqual([]);
  });

  it('ends where a line broke off that was run together with the next', () => {
    expect(read('Maintain our servers Excellent pay').skill).toEqual(['Maintain our servers']);
  });
});

describe('what a posting asks one to know', () => {
  it.each([
    ['Experience with Kubernetes and python', ['Kubernetes', 'python']],
    ['k8s/Python', ['k8s/Python']],
    ['Knowledge of marine insurance law', ['marine insurance law']],
    ['Good knowledge of HTML5 and CI/CD', ['HTML5', 'CI/CD']],
    ['Experience with Slack', ['Slack']],
  ])('is found in "%s"', (text, phrases) => {
    expect(read(text).knowledge).toEqual(phrases);
  });

  it.each([
    ['is an ordinary word', 'Knowledge how to go on'],
    ['is part of a job’s name', 'our Kubernetes Engineer'],
    ['may be anything without a context', 'A quiet office with Slack and coffee'],
    ['is what the employer says of itself', 'We run everything on Kubernetes'],
  ])('is not found where it %s', (_, text) => {
    expect(read(text).knowledge).toEqual([]);
  });
});
