import { assign } from './job-heads.ts';
import type { Block } from './blocks.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import { TOWN } from './towns.ts';
import type { Head, Segment } from './towns.ts';
import { titleScore } from '#engines/resume/reading/vocabulary/index.ts';

/** What the pieces of a head are. */
export interface Roles {
  position: Segment | null;
  name: Segment | null;
  location: Segment | null;
}

/** How much more like a title the pieces at one place read than those at any other before the place counts as theirs. */
const CLEARLY = 1;
/** A score below zero reads like an organisation, and one above three hardly more like a title than three. */
const inBounds = (score: number): number => Math.max(-3, Math.min(4, score));

/** Where a piece stands in its entry: how many lines from the date, the how manieth of its line, and in which print. */
function placeOfPiece(segment: Segment, head: Head, { date, head: lines }: Block): string {
  const from = date?.line.order ?? lines[0]?.line.order ?? 0;
  const beside = head.segments.filter(({ line }) => line === segment.line).indexOf(segment);
  const { order, size, bold } = segment.line;
  return `${order - from} ${beside} ${size.toFixed(1)} ${bold}`;
}

/** How much the pieces at each place of the entries read like titles, on average; only places that most entries have. */
function scoresByPlace(heads: readonly Head[], blocks: readonly Block[]): ReadonlyMap<string, number> {
  const scores = new Map<string, number[]>();
  heads.forEach((head, index) => {
    const block = blocks[index];
    if (block === undefined) return;
    for (const segment of head.segments) {
      const place = placeOfPiece(segment, head, block);
      scores.set(place, [...(scores.get(place) ?? []), inBounds(titleScore(segment.text))]);
    }
  });
  return new Map(
    [...scores]
      .filter(([, all]) => all.length > 1 && all.length * 2 > heads.length)
      .map(([place, all]) => [place, all.reduce((sum, score) => sum + score, 0) / all.length] as const),
  );
}

/** The place at which entries have their titles; null where no place reads clearly more like titles than the others. */
function placeOfTitles(scores: ReadonlyMap<string, number>): string | null {
  const [best, second] = [...scores].toSorted(([, one], [, other]) => other - one);
  if (best === undefined || second === undefined || best[1] <= 0) return null;
  return best[1] - second[1] >= CLEARLY ? best[0] : null;
}

/**
 * Which pieces of each head are title, employer and town. The entries of a section are set alike: where most of them
 * have a title, a piece is one though its words alone would not tell; a piece that tells otherwise by itself is believed.
 */
export function rolesOf(heads: readonly Head[], blocks: readonly Block[], titleFirst: boolean): Roles[] {
  const scores = scoresByPlace(heads, blocks);
  const titles = placeOfTitles(scores);
  const roles = heads.map((head, index) => {
    const own = assign(head, titleFirst);
    const block = blocks[index];
    const placeOf = (segment: Segment) => (block === undefined ? '' : placeOfPiece(segment, head, block));
    const usual = head.segments.find((segment) => placeOf(segment) === titles);
    const alone = head.segments.length < 2;
    const believed =
      usual === undefined ||
      (own.position !== null && titleScore(own.position.text) >= 3 && titleScore(usual.text) < 0);
    const position = alone || believed ? own.position : usual;
    if (alone) return { ...own, location: head.location };
    const others = head.segments.filter((segment) => segment !== position);
    const likeName = (segment: Segment) =>
      Math.min(titleScore(segment.text), 0) + Math.min(scores.get(placeOf(segment)) ?? 0, 0);
    const name = others.toSorted((one, other) => likeName(one) - likeName(other))[0] ?? null;
    const town = others.find(
      (segment) => segment !== name && TOWN.test(segment.text) && titleScore(segment.text) === 0,
    );
    return { position, name, location: head.location ?? town ?? null };
  });
  return withTownsBelow(roles, heads, blocks);
}

/** Where a line stands in its entry: how many lines from the date, and in which print. */
const placeUnder = (line: Line, { date }: Block): string =>
  `${line.order - (date?.line.order ?? 0)} ${line.size.toFixed(1)} ${line.bold}`;

/** The line right under an entry's head that reads like a town by its form; null where there is none. */
function townBelow({ head, date, body: [line] }: Block): Line | null {
  const last = head.at(-1)?.line;
  if (line === undefined || date === null || last === undefined || line.item) return null;
  return line.order === last.order + 1 && TOWN.test(line.body) && titleScore(line.body) === 0 ? line : null;
}

/**
 * Roles with the town that stands under the head of most entries. Where another entry has its employer there, that is the
 * town as well, and the employer is not said again.
 */
function withTownsBelow(roles: readonly Roles[], heads: readonly Head[], blocks: readonly Block[]): Roles[] {
  const whole = roles.map(({ name, position }) => name !== null && position !== null);
  const found = blocks.map((block, index) => (whole[index] === true ? townBelow(block) : null));
  const places = new Set(
    blocks.flatMap((block, index) => {
      const line = found[index];
      return line === null || line === undefined ? [] : [placeUnder(line, block)];
    }),
  );
  const [place] = places;
  const isUsual = found.filter((line) => line !== null).length > 1 && places.size === 1;
  if (!isUsual) return [...roles];
  return roles.map((role, index) => {
    const [line, block, head] = [found[index], blocks[index], heads[index]];
    if (line && role.location === null) return { ...role, location: { text: line.body, line } };
    const { name } = role;
    if (name === null || role.position === null || block === undefined || head?.segments.length !== 2)
      return role;
    const isTown =
      placeUnder(name.line, block) === place && name.text === name.line.body && TOWN.test(name.text);
    return isTown ? { ...role, name: null, location: name } : role;
  });
}
