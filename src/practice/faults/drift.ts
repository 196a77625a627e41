import type { Dialect } from '#practice/world/types.ts';

/** What each dialect calls a posting's title. */
const titles: Readonly<Record<Dialect, string>> = {
  greenhouse: 'title',
  lever: 'text',
  ashby: 'title',
  workable: 'title',
  smartrecruiters: 'name',
  recruitee: 'title',
  personio: 'name',
  teamtailor: 'title',
};

type Change = {
  dialect: Dialect;
  kind: 'renamed-member' | 'removed-member' | 'changed-shape';
  member?: string | undefined;
};

/** A JSON value whose members of a name are called otherwise or gone, at every depth. */
function without(value: unknown, member: string, renamed: boolean): unknown {
  if (Array.isArray(value)) return value.map((element: unknown) => without(element, member, renamed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (name !== member) return [[name, without(inner, member, renamed)]];
      return renamed ? [[`${member}V2`, inner]] : [];
    }),
  );
}

function driftedXml(xml: string, { dialect, kind, member = titles[dialect] }: Change): string {
  if (kind === 'changed-shape') return `<?xml version="1.0"?>\n<feed version="2"><entries/></feed>\n`;
  const [open, close] = [`<${member}>`, `</${member}>`];
  if (kind === 'renamed-member')
    return xml.replaceAll(open, `<${member}V2>`).replaceAll(close, `</${member}V2>`);
  return xml
    .split(open)
    .map((piece, index) => (index === 0 ? piece : piece.slice(piece.indexOf(close) + close.length)))
    .join('');
}

/** A healthy answer as the board might give it after a change that nobody announced. */
export function drifted(body: string, change: Change): string {
  if (body.startsWith('<?xml')) return driftedXml(body, change);
  const { dialect, kind, member = titles[dialect] } = change;
  const answer: unknown = JSON.parse(body);
  return JSON.stringify(
    kind === 'changed-shape'
      ? { version: 2, data: { edges: [{ node: answer }] } }
      : without(answer, member, kind === 'renamed-member'),
  );
}
