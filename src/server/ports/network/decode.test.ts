import { expect, it } from 'vitest';
import { decodeBody } from './decode.ts';

const bytes = (text: string, encoding: 'latin1' | 'utf8' = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding));

it.each([
  ['UTF-8 without a word about it', bytes('Pâtissier'), ''],
  ['UTF-8 with a byte order mark', bytes('\uFEFFPâtissier'), 'application/json'],
  ['the encoding of the header', bytes('Pâtissier', 'latin1'), 'text/xml; charset="ISO-8859-1"'],
  ['what says UTF-8 and is not', bytes('Pâtissier', 'latin1'), 'application/json; charset=utf-8'],
  ['an encoding that nobody knows', bytes('Pâtissier'), 'text/html; charset=klingon'],
])('reads %s', (_, body, type) => {
  expect(decodeBody(body, type)).toBe('Pâtissier');
});

it('reads the encoding an XML document names itself', () => {
  const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><name>Pâtissier</name>';
  expect(decodeBody(bytes(xml, 'latin1'), 'application/xml')).toBe(xml);
});

it('keeps a text in UTF-8 of which one sign is broken', () => {
  const broken = new Uint8Array([...bytes('Pâtissier '), 0xe9, ...bytes(' à Québec')]);
  expect(decodeBody(broken, 'text/plain')).toBe('Pâtissier \uFFFD à Québec');
});
