import { describe, expect, it } from 'vitest';
import { plainWords } from '#engines/text/index.ts';
import { likelihoodsOf, tellingSentence, valuesOf, ANSWERS } from './likelihood.ts';
import { bodySigns, signsOf } from './signs.ts';
import { formal, spelt } from './wording.ts';

const sentence = (written: string) => ({ written, read: plainWords(written) });
const signs = (subject: string, body: string[], from = 'Ann <ann@harbour.example>', linked = true) =>
  signsOf([sentence(subject), ...body.map(sentence)], { from, subject, linked });
const all = (groups: ReturnType<typeof signs>) => new Map(groups.flatMap(({ counts }) => [...counts]));

/** What a subject counts. */
const weight = (subject: string) =>
  signs(subject, []).find(({ counts }) => [...counts.keys()].some((sign) => sign.startsWith('#')))?.weight;
const row = (scale: number, weights: number[]) => ({ scale, classes: weights.map((_, at) => at), weights });

describe('the signs of a mail', () => {
  it('are words, pairs and beginnings of words of its body, with how often they are met', () => {
    const [words, beginnings] = bodySigns([sentence('We met. We met again at 10.')]);
    expect(words?.counts.get('=we met')).toBe(2);
    expect(words?.counts.get('=at 00')).toBe(1);
    expect(beginnings?.counts.get('^agai')).toBe(1);
  });

  it('hold no pair across two sentences', () => {
    const [words] = bodySigns([sentence('We met.'), sentence('Again.')]);
    expect(words?.counts.has('=met again')).toBe(false);
  });

  it('keep subject, body and sender apart', () => {
    const found = all(signs('Offer', ['An offer.'], 'Offer Desk <desk@harbour.example>'));
    expect(['#offer', '=offer', '@offer'].map((sign) => found.get(sign))).toEqual([1, 1, 1]);
  });

  it('count a subject of one word less than a sentence', () => {
    expect(weight('Offer')).toBeLessThan((weight('About your application as a welder at Harbour') ?? 0) / 2);
  });

  it('tell a machine, a link to an application and the length of a mail', () => {
    const found = all(signs('Hello', ['One.'], 'no-reply@harbour.example'));
    expect([found.has('machine'), found.has('linked'), found.has('length 0')]).toEqual([true, true, true]);
    const other = all(
      signs(
        'Hello',
        Array.from({ length: 9 }, () => 'One.'),
        'ann@harbour.example',
        false,
      ),
    );
    expect([other.has('machine'), other.has('linked'), other.has('length 2')]).toEqual([false, false, true]);
  });
});

describe('the values of signs', () => {
  const model = {
    labels: ANSWERS,
    bias: ANSWERS.map(() => 0),
    unknownScale: 0,
    rows: new Map([
      ['=no', row(2, [0, 0, 0, 0, 3, 0, 0])],
      ['=yes', row(1, [0, 0, 0, 3, 0, 0, 0])],
    ]),
  };

  it('have the length of their kind’s weight, whatever else is not known', () => {
    const values = valuesOf(
      [
        {
          weight: 0.5,
          counts: new Map([
            ['=no', 3],
            ['=yes', 1],
            ['=hm', 9],
          ]),
        },
      ],
      model,
    );
    expect(Math.hypot(...values.map(([, value]) => value))).toBeCloseTo(0.5);
    expect(values.map(([sign]) => sign)).toEqual(['=no', '=yes']);
  });

  it('make an answer likelier, and find the sentence that speaks most for it', () => {
    const likely = likelihoodsOf([{ weight: 1, counts: new Map([['=no', 1]]) }], model);
    expect(likely.rejected).toBeGreaterThan(likely.offer);
    expect(tellingSentence([sentence('Yes.'), sentence('No.')], 'rejected', model).written).toBe('No.');
  });
});

describe('wording', () => {
  it('is the same for tu and vous', () => {
    expect(formal('on t offre ton poste tes amis')).toBe('on vous offre votre poste vos amis');
  });

  it('spells short negations out', () => {
    expect(spelt('we can t and won t it isn t')).toBe('we can not and will not it is not');
  });
});
