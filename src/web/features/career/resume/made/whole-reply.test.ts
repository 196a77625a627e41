import { describe, expect, it } from 'vitest';
import { wholeReply } from './whole-reply.ts';

describe('a reply to a prompt', () => {
  it('is whole with nothing but the text of the resume', () => {
    expect(wholeReply({ html: '<p>Resume</p>' })).toEqual({
      html: '<p>Resume</p>',
      title: 'Your resume',
      questions: [],
      notes: [],
      refused: [],
      facts: null,
      said: [],
      style: null,
    });
  });

  it.each([[null], ['<p>Resume</p>'], [[]], [{}], [{ html: null }], [{ html: 7 }]])(
    'has no text where none was sent: %j',
    (reply) => {
      expect(wholeReply(reply).html).toBe('');
    },
  );

  it('passes over what is of another shape', () => {
    const odd = {
      html: 'x',
      notes: 'no list',
      said: [1, 'told'],
      style: { template: 'plain' },
      facts: '9',
      refused: [{}],
    };
    expect(wholeReply(odd)).toMatchObject({
      notes: [],
      said: ['told'],
      style: null,
      facts: null,
      refused: [],
    });
  });
});
