import { fold } from '#engines/text/index.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import { findName, SEGMENTS } from '#engines/resume/reading/names.ts';
import { emailIn } from '#engines/resume/reading/patterns.ts';
import type { Section } from '#engines/resume/reading/sections/section.ts';
import { addressOf, phoneIn } from '#engines/resume/reading/vocabulary/index.ts';
import { contactLines, isContactLine } from './contact-lines.ts';

/** The lines of a document by the kind of their section. */
export type Kinds = Map<Section['kind'], Line[]>;

/** Whether an address in the text is the person's own: beside other ways to reach them, or made of their name. */
function isOwnReach(line: Line, name: string): boolean {
  const email = emailIn(line.body);
  if (email === null || line.item) return false;
  const others = line.body.replace(email, ' ');
  const parts = others.split(SEGMENTS).map((part) => part.trim());
  if (parts.some((part) => part !== '' && (phoneIn(part) !== null || addressOf(part) !== null))) return true;
  const account = fold(email.split('@')[0] ?? '');
  return fold(name)
    .split(/[^a-z]+/)
    .some((word) => word.length > 3 && account.includes(word));
}

/** Ways to reach the person that stand at the foot of the page, or elsewhere, when none stand where they usually do. */
export function withStrayContact(kinds: Kinds): Kinds {
  const usual = [...(kinds.get('preamble') ?? []), ...(kinds.get('contact') ?? [])];
  if (usual.some(({ body }) => emailIn(body) !== null)) return kinds;
  const name = findName(usual)?.value ?? '';
  const found = [...kinds.values()].flat().find((line) => isOwnReach(line, name));
  if (found === undefined) return kinds;
  const near = (line: Line) =>
    line === found || (Math.abs(line.order - found.order) <= 4 && isContactLine(line));
  const moved = [...kinds.entries()].flatMap(([kind, lines]) =>
    kind === 'preamble' || kind === 'contact' ? [] : lines.filter(near),
  );
  const kept = new Map(
    [...kinds].map(([kind, lines]) => [kind, lines.filter((line) => !moved.includes(line))]),
  );
  kept.set('contact', [...(kinds.get('contact') ?? []), ...moved]);
  return kept;
}

/** Ways to reach the person, and where they live, that stand on one row with the others though a column parts them. */
export function withRowOfContact(kinds: Kinds): Kinds {
  const usual = [...(kinds.get('preamble') ?? []), ...(kinds.get('contact') ?? [])];
  const rows = contactLines(usual).filter(({ body }) => emailIn(body) !== null || phoneIn(body) !== null);
  const beside = ({ page, box }: Line) =>
    rows.some((row) => row.page === page && box !== undefined && Math.abs((row.box?.y ?? -99) - box.y) < 1.5);
  const moved = [...kinds].flatMap(([kind, lines]) =>
    kind === 'preamble' || kind === 'contact'
      ? []
      : lines.filter((line) => beside(line) && isContactLine(line)),
  );
  if (moved.length === 0) return kinds;
  const kept = new Map(
    [...kinds].map(([kind, lines]) => [kind, lines.filter((line) => !moved.includes(line))]),
  );
  return kept.set('contact', [...(kinds.get('contact') ?? []), ...moved]);
}
