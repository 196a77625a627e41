import { expect, it } from 'vitest';
import { BOARD_LIST } from '#engines/postings/index.ts';
import { text } from './messages.ts';

it.each(BOARD_LIST.flatMap(({ name, off }) => (off === null ? [] : [{ name, off }])))(
  'says in a sentence why $name is off',
  ({ off }) => {
    expect(text('off', { reason: off })).toMatch(/^Off\. [A-Z].*\.$/);
  },
);
