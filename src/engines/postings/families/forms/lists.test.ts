import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import { families } from '#engines/postings/index.ts';
import { aBoard, aPosting } from '#testing/boards/factories.ts';
import { boardSample } from '#testing/boards/index.ts';

const short = (questions: FormQuestion[] | 'closed') =>
  questions === 'closed'
    ? questions
    : questions.map(({ key, kind, required }) => `${key} ${kind}${required ? ' !' : ''}`);

describe('a Workable form', () => {
  const { workable } = families;
  const board = aBoard('workable');
  const posting = aPosting('workable', { tenant: 'halden', external_id: '8E4C1A7B20' });
  const read = (reply: string) => workable.parseForm(board, posting, reply);

  it('is asked for by the shortcode alone and filled in at its own page', () => {
    expect(workable.form(board, posting)).toMatchObject({
      method: 'GET',
      url: 'https://apply.workable.com/api/v1/jobs/8E4C1A7B20/form',
      allowedHosts: ['apply.workable.com'],
    });
    expect(workable.formAddress(board, posting, '')).toBe(
      'https://apply.workable.com/halden/j/8E4C1A7B20/apply',
    );
  });

  it('is read in the order of its sections, without the repeatable groups', () => {
    const questions = read(boardSample('workable.form.json'));
    expect(short(questions)).toEqual([
      'firstname short !',
      'lastname short !',
      'email short !',
      'headline short',
      'phone short !',
      'address short',
      'avatar file',
      'summary long',
      'resume file !',
      'cover_letter long',
      'QA_4110021 boolean !',
      'QA_4110022 single !',
      'QA_4110023 multi',
      'CA_551 number',
      'CA_552 date',
    ]);
    expect(questions).toContainEqual(
      expect.objectContaining({
        key: 'QA_4110022',
        label: 'Years with PLCs',
        options: [
          { value: '901', label: '0-2' },
          { value: '902', label: '3-5' },
          { value: '903', label: '6+' },
        ],
      }),
    );
  });

  it('is an unknown shape when it is no list of sections or must have what we do not know', () => {
    expect(() => read('{}')).toThrow('Workable answered in an unknown shape: "$" should be a list');
    const odd = [{ fields: [{ id: 'QA_1', type: 'hologram', required: true, label: 'Show yourself' }] }];
    expect(() => read(JSON.stringify(odd))).toThrow('a known kind of question');
  });
});

describe('a Recruitee form', () => {
  const { recruitee } = families;
  const board = aBoard('recruitee');
  const posting = aPosting('recruitee', { tenant: 'mapleandfinch', external_id: 'barista-de-pijp' });
  const read = (offer: object) => recruitee.parseForm(board, posting, JSON.stringify({ offer }));
  // The sample's own shape, which its row is held against elsewhere.
  const { offers } = JSON.parse(boardSample('recruitee.json')) as { offers: Record<string, unknown>[] };

  it('comes with the offer asked for alone', () => {
    expect(recruitee.form(board, posting)).toMatchObject({
      method: 'GET',
      url: 'https://mapleandfinch.recruitee.com/api/offers/barista-de-pijp',
      allowedHosts: ['mapleandfinch.recruitee.com'],
    });
  });

  it('asks what the offer says, the person first, and agreements as such', () => {
    const answer = 'candidate[open_question_answers_attributes]';
    expect(short(read(offers[0] ?? {}))).toEqual([
      'candidate[name] short !',
      'candidate[email] short !',
      'candidate[phone] short !',
      'candidate[cv] file',
      'candidate[cover_letter] long',
      `${answer}[990011] boolean !`,
      `${answer}[990012] single !`,
      `${answer}[990013] multi`,
      `${answer}[990014] long`,
      `${answer}[990015] consent !`,
    ]);
    expect(short(read(offers[1] ?? {}))).toEqual([
      'candidate[name] short !',
      'candidate[email] short !',
      'candidate[phone] short',
      'candidate[cv] file !',
      'candidate[cover_letter] long !',
    ]);
  });

  it('is closed when the offer is not published any more, and an unknown shape without one', () => {
    expect(read({ ...offers[0], status: 'closed' })).toBe('closed');
    expect(() => recruitee.parseForm(board, posting, '[]')).toThrow('unknown shape');
  });
});
