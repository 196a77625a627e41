import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';
import { askingPart } from './asking.ts';

const part = (label: string) => askingPart(q(label, 'single', { choices: ['Yes', 'No'] }))?.label ?? null;

describe('the part of a question that asks', () => {
  it('is the sentence with the question mark, without what stands around it', () => {
    expect(part('The plant runs day and night. Are you able to work nights? We pay a premium.')).toBe(
      'Are you able to work nights?',
    );
    expect(part('3) Do you hold a valid food handler card?')).toBe('Do you hold a valid food handler card?');
    expect(part('MUST HAVE: do you have at least three years of welding?')).toBe(
      'do you have at least three years of welding?',
    );
  });

  it('is an order where no sentence asks', () => {
    expect(part('This one is paid by the hour. Please give the rate you want.')).toBe(
      'Please give the rate you want.',
    );
  });

  it('leaves out brackets that speak to whoever answers, and keeps those that say what is meant', () => {
    expect(part('Have you ever applied to us (any location counts)?')).toBe('Have you ever applied to us?');
    expect(part('Are you willing to travel (up to 40%)?')).toBeNull();
  });

  it('keeps the heading that says what a short question is about', () => {
    expect(part('1. Forklifts: for how long?')).toBe('Forklifts: for how long?');
  });

  it('is nothing less than a question of one sentence', () => {
    expect(part('Are you willing to travel?')).toBeNull();
  });
});

describe('a length', () => {
  it('is said once and from its least on, on whatever day it is counted', () => {
    expect(part('Have you, as of today, not less than eight (8) years of welding?')).toBe(
      'Have you at least 8 years of welding?',
    );
  });
});

describe('a sentence that points back', () => {
  it('asks whether the person accepts the pay, the travel or the length that stands before it', () => {
    expect(part('It starts at $24.10/hr. Can you live with that?')).toBe(
      'Would you accept a rate of $24.10/hr?',
    );
    expect(part('C’est 22,40 $ de l’heure pour tous. Est-ce que cela vous convient?')).toBe(
      'Accepteriez-vous un taux de 22,40 $ de l’heure?',
    );
    expect(part('About 15% of the job is away overnight. OK with you?')).toBe(
      'Would you travel 15% of the time?',
    );
    expect(part('Steps run from $38 to $42 an hour. Does that grid accommodate what you are seeking?')).toBe(
      'Would you accept a rate of $38 to $42 an hour?',
    );
    expect(
      part('Notre offre se situe entre 70 000 $ et 82 000 $ par an; cela cadre-t-il avec vos attentes?'),
    ).toBe('Accepteriez-vous un salaire de 70 000 $ à 82 000 $ par an?');
    expect(part('The new hall opens on February 1, 2027. Can we count on you by then?')).toBe(
      'Could you start on February 1, 2027?',
    );
    expect(part('Minimum of five (5) years of welding. Do you meet this requirement?')).toBe(
      'Do you have at least 5 years of welding?',
    );
  });

  it('asks for the start on a day that is stated, and else whether what is stated is so', () => {
    expect(
      part('The appointment takes effect on January 4, 2027. Would you be available on that date?'),
    ).toBe('Could you start on January 4, 2027?');
    expect(part('Possession of a valid first aid certificate is required. Indicate your status.')).toBe(
      'Possession of a valid first aid certificate is required.',
    );
  });

  it('is turned over where it asks whether that is in the way', () => {
    expect(part('It pays $60,000. Is that a problem?')).toBe(
      'Would it be a problem for you to accept a salary of $60,000?',
    );
    expect(part('C’est 22,40 $ de l’heure pour tous. Ce taux constitue-t-il un empêchement pour vous?')).toBe(
      'Est-ce un problème pour vous d’accepter un taux de 22,40 $ de l’heure?',
    );
  });

  it('asks for the days at a place, and for a range of pay as one', () => {
    expect(part('Pay scale: CAD 52,000 to CAD 57,500. Acceptable?')).toBe(
      'Would you accept a salary of CAD 52,000 to CAD 57,500?',
    );
    expect(part('The office is in Hull, Mon-Thu, nobody works from home. OK?')).toBe(
      'Would you work on site in Hull 4 days a week?',
    );
    expect(
      part('Pay is not less than $58,000 and not more than $66,500. Is the stated range acceptable?'),
    ).toBe('Would you accept a salary of $58,000 to $66,500?');
  });

  it('may say a share of the time in words', () => {
    const label = 'Would you travel a fifth of your working time?';
    expect(planned(label, 'travel.willing_percent', 25)).toBe('Yes');
    expect(planned(label, 'travel.willing_percent', 15)).toBe('No');
  });

  it('is left as it stands where something goes with the sum', () => {
    expect(part('It pays $60,000 including bonus. Does that work for you?')).toBeNull();
    expect(part('We want someone in post by May 3, 2027 or June 7, 2027. OK?')).toBeNull();
    expect(part('The deposit for the uniform is $100. OK?')).toBeNull();
    expect(part('You work from home 4 days a week, else at the office in Hull. OK?')).toBeNull();
  });

  it('is one of whose words each is known, since another may turn it over', () => {
    const put = part('It pays $60,000 a year. Would this salary put you off?');
    expect(put).toBe('Would this salary put you off?');
  });
});

const planned = (label: string, meaning: string, value: unknown) =>
  planForm([q(label, 'single', { choices: ['Yes', 'No'] })], {
    ...context(),
    told: [{ id: 't', meaning, parameter: '', value, at: '2026-01-01' }],
  }).fields[0]?.display ?? null;

describe('a form that explains itself', () => {
  it('is answered by the part that asks for facts', () => {
    const label = 'Orders go out at dawn, never later. Are you available for night shifts? (We rotate.)';
    expect(planned(label, 'shift.availability', ['days', 'nights'])).toBe('Yes');
  });

  it('lends its place to the question whether one would move there', () => {
    const label = 'The branch is in Calgary, Alberta. Would you pack up and move?';
    expect(planned(label, 'relocate.willing', { CA: true })).toBe('Yes');
    const abroad = 'This post is in Boston, USA. Would you relocate there?';
    expect(planned(abroad, 'relocate.willing', { CA: true, US: false })).toBe('No');
  });

  it('is taken as a whole where it asks about the law', () => {
    const label = 'Have you been convicted of an offence? Include charges that are pending.';
    expect(planned(label, 'criminal.convictions', false)).toBeNull();
  });
});
