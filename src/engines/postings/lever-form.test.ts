import { describe, expect, test } from 'vitest';
import { aBoard, aPosting } from '#testing/boards/factories.ts';
import { boardSample } from '#testing/boards/index.ts';
import { families } from './index.ts';

const { lever } = families;
const live = aBoard('lever');
const practice = aBoard('practice-lever');

const page = (inside: string) => `<form id="application-form">${inside}</form>`;

describe('a Lever form', () => {
  const posting = aPosting('lever', { tenant: 'quillfern', external_id: '5b1f6c0e' });
  const form = (html: string) => lever.parseForm(live, posting, html);
  const shown = (html: string) => {
    const questions = form(html);
    return questions === 'closed'
      ? []
      : questions.map(({ key, label, kind, required }) => [key, label, kind, required].join(' · '));
  };

  test('is the apply page, which is also where a browser goes', () => {
    expect(lever.form(live, posting).url).toBe('https://jobs.lever.co/quillfern/5b1f6c0e/apply');
    expect(lever.formAddress(practice, posting, 'key')).toBe(
      'http://localhost:4100/lever/quillfern/5b1f6c0e/apply',
    );
  });

  test('has the fixed boxes, the cards’ questions, the voluntary ones and the consent', () => {
    expect(shown(boardSample('lever.form.html'))).toEqual([
      'resume · Resume/CV · file · true',
      'name · Full name · short · true',
      'email · Email · short · true',
      'phone · Phone · short · false',
      'location · Current location · short · true',
      'org · Current company · short · false',
      'urls[LinkedIn] · LinkedIn URL · short · false',
      'urls[GitHub] · GitHub URL · short · false',
      'urls[Portfolio] · Portfolio URL · short · false',
      'cards[8a1d4a4e-6b7c-4c7b-8b0e-0f6b7d1f2a33][field0] · Are you entitled to work in Canada? · single · true',
      'cards[8a1d4a4e-6b7c-4c7b-8b0e-0f6b7d1f2a33][field1] · Describe a system you ran in production · long · false',
      'comments · Additional information · long · false',
      'eeo[gender] · gender · eeo · false',
      'consent[marketing] · Contact me about future jobs · consent · false',
    ]);
  });

  test('has words of ours for its fixed boxes, and none for what the page asks', () => {
    const questions = form(boardSample('lever.form.html'));
    const words = questions === 'closed' ? [] : questions.flatMap((one) => (one.words ? [one.key] : []));
    expect(words).toEqual([
      'resume',
      'name',
      'email',
      'phone',
      'location',
      'org',
      'urls[LinkedIn]',
      'urls[GitHub]',
      'urls[Portfolio]',
      'comments',
    ]);
  });

  test('reads questions from the boxes when a card’s template is empty', () => {
    const html = page(
      '<input type="hidden" name="cards[5b][baseTemplate]" value="{}"><ul><li class="application-question"><div class="text">Do you need ' +
        'sponsorship?<span>✱</span></div><ul><li><label><input type="radio" name="cards[5b][field0]" value="Yes"><span>Yes, I do</span>' +
        '</label></li><li><label><input type="radio" name="cards[5b][field0]" value="No"><span>No</span></label></li></ul></li>' +
        '<li class="application-question"><div class="text">Why us?</div><textarea name="cards[5b][field1]"></textarea></li></ul>',
    );
    expect(form(html)).toMatchObject([
      {
        key: 'cards[5b][field0]',
        label: 'Do you need sponsorship?',
        kind: 'single',
        required: true,
        options: [
          { value: 'Yes', label: 'Yes, I do' },
          { value: 'No', label: 'No' },
        ],
      },
      { key: 'cards[5b][field1]', label: 'Why us?', kind: 'long', required: false },
    ]);
  });

  test('leaves out boxes that people do not see, but keeps a concealed upload', () => {
    const html = page(
      '<input type="file" name="resume" style="opacity:0"><div style="display:none"><input name="website"></div>' +
        '<div aria-hidden="true"><input name="fax"></div><input name="nickname" style="position:absolute;left:-9999px"><input name="email">',
    );
    expect(shown(html)).toEqual(['resume · Resume/CV · file · false', 'email · Email · short · false']);
  });

  test('ignores other forms and boxes on the page', () => {
    expect(
      shown(`<form id="search"><input name="q"></form><input name="loose">${page('<input name="email">')}`),
    ).toHaveLength(1);
  });

  test('is closed when the page says so, and unknown otherwise', () => {
    expect(
      form('<h1>Sorry, we couldn’t find anything here</h1><p>The job posting may have been closed.</p>'),
    ).toBe('closed');
    expect(() => form('<h1>Press and hold to prove you are human</h1>')).toThrow(
      '"form#application-form" should be an application form',
    );
  });

  test('survives markup that never ends', () => {
    for (const html of [
      page('<input name="email" value="'),
      page('<select name="a">'.repeat(50_000)),
      '<'.repeat(200_000),
    ]) {
      expect(() => form(`${html}<form id="application-form"><input name="email"></form>`)).not.toThrow(
        RangeError,
      );
    }
  });
});
