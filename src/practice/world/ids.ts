import type { Random } from './random.ts';
import type { Dialect } from './types.ts';

const slug = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A number of `count` digits that follows from a uuid. */
const digitsOf = (uuid: string, count: number): string =>
  String(
    (Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16) % (9 * 10 ** (count - 1))) +
      10 ** (count - 1),
  );

const shapes: Readonly<Record<Exclude<Dialect, 'greenhouse'>, (uuid: string, title: string) => string>> = {
  lever: (uuid) => uuid,
  ashby: (uuid) => uuid,
  // Ten hexadecimal digits.
  workable: (uuid) => uuid.replaceAll('-', '').slice(0, 10).toUpperCase(),
  smartrecruiters: (uuid) => `7440000${digitsOf(uuid, 8)}`,
  // The title as it stands in the address.
  recruitee: (uuid, title) => `${slug(title)}-${uuid.slice(0, 6)}`,
  personio: (uuid) => digitsOf(uuid, 7),
  teamtailor: (uuid) => digitsOf(uuid, 7),
};

/** An id as boards of the dialect write it. */
export const idFor = (random: Random, dialect: Dialect, title: string): string =>
  dialect === 'greenhouse' ? random.digits(10) : shapes[dialect](random.uuid(), title);

/** The words that some boards put behind the number of a posting in its address. */
export const slugOf = (posting: { title: string }): string => slug(posting.title);
