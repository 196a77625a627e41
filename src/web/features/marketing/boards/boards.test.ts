import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BOARD_LIST } from '#engines/postings/index.ts';
import { boardGroups } from './board-groups.ts';
import { BoardsScreen } from './boards-screen.tsx';
import { text } from './messages.ts';

const html = () =>
  renderToStaticMarkup(createElement(StaticRouter, { location: '/boards' }, createElement(BoardsScreen)));

it.each(BOARD_LIST.flatMap(({ name, off }) => (off === null ? [] : [{ name, off }])))(
  'says in a sentence why $name is off',
  ({ off }) => {
    expect(text('off', { reason: off })).toMatch(/^Off\. [A-Z].*\.$/);
  },
);

it('lists every board once, and counts those of each kind', () => {
  const groups = boardGroups();
  const names = groups.flatMap(({ sets }) => sets.flatMap(({ boards }) => boards.map(({ name }) => name)));
  expect(names.toSorted()).toEqual(BOARD_LIST.map(({ name }) => name).toSorted());
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(BOARD_LIST.length);
});

it('can be searched by name, site and country', () => {
  const searched = [...html().matchAll(/data-board="([^"]+)"/g)].map(([, words]) => words);
  expect(searched).toHaveLength(BOARD_LIST.length);
  expect(searched).toContain('Greenhouse job-boards.greenhouse.io ');
  expect(searched.filter((words) => words?.includes('Canada'))).toHaveLength(
    BOARD_LIST.filter(({ region }) => region === 'CA').length,
  );
});

it('is short until a reader opens a kind: each is shut when the page comes', () => {
  expect(html().match(/<details/g)).toHaveLength(boardGroups().length);
  expect(html()).not.toMatch(/<details[^>]* open/);
});
