/** A value in a document of GraphQL: JSON, or the name of a variable. */
export type Given =
  | string
  | number
  | boolean
  | null
  | { variable: string }
  | { list: Given[] }
  | { members: Record<string, Given> };

/** A field that is asked for, under another name perhaps, with what it is given and what is wanted of it. */
export type Field = { name: string; alias: string; given: Record<string, Given>; fields: Field[] };

/** One operation; fragments are put in where they are spread. */
export type Operation = { kind: 'query' | 'mutation'; fields: Field[] };

const tokens =
  /\s+|,|#[^\n]*|("""[\s\S]*?"""|"(?:\\.|[^"\\])*"|\.\.\.|[A-Za-z_]\w*|-?\d+(?:\.\d+)?|[!$()[\]{}:=@|&])/g;

type Reader = { peek: () => string | undefined; take: (wanted?: string) => string };

function readerOf(text: string): Reader {
  const found = [...text.matchAll(tokens)].flatMap(([, token]) => token ?? []);
  let place = 0;
  return {
    peek: () => found[place],
    take: (wanted) => {
      const token = found[place];
      if (token === undefined || (wanted !== undefined && token !== wanted))
        throw new SyntaxError(
          `Parse error on "${token ?? 'end of input'}"${wanted === undefined ? '' : `, expected "${wanted}"`}`,
        );
      place += 1;
      return token;
    },
  };
}

function textOf(token: string): string {
  if (token.startsWith('"""')) return token.slice(3, -3);
  const parsed: unknown = JSON.parse(token);
  return String(parsed);
}

function readGiven(reader: Reader): Given {
  const token = reader.take();
  if (token === '$') return { variable: reader.take() };
  if (token === '[') {
    const list: Given[] = [];
    while (reader.peek() !== ']') list.push(readGiven(reader));
    reader.take(']');
    return { list };
  }
  if (token === '{') return { members: readMembers(reader, '}') };
  if (token.startsWith('"')) return textOf(token);
  if (token === 'true' || token === 'false') return token === 'true';
  if (token === 'null') return null;
  return /^-?\d/.test(token) ? Number(token) : token;
}

function readMembers(reader: Reader, end: string): Record<string, Given> {
  const members: Record<string, Given> = {};
  while (reader.peek() !== end) {
    const name = reader.take();
    reader.take(':');
    members[name] = readGiven(reader);
  }
  reader.take(end);
  return members;
}

type Fragments = Map<string, Field[]>;

function skipDirectives(reader: Reader): void {
  while (reader.peek() === '@') {
    reader.take('@');
    reader.take();
    if (reader.peek() !== '(') continue;
    reader.take('(');
    readMembers(reader, ')');
  }
}

function readFields(reader: Reader, fragments: Fragments): Field[] {
  const fields: Field[] = [];
  reader.take('{');
  while (reader.peek() !== '}') {
    if (reader.peek() === '...') {
      reader.take('...');
      // In line for a type, or by the name of a fragment that stands above.
      if (reader.peek() === 'on') reader.take('on');
      const name = reader.peek() === '{' ? '' : reader.take();
      fields.push(...(reader.peek() === '{' ? readFields(reader, fragments) : (fragments.get(name) ?? [])));
      continue;
    }
    const first = reader.take();
    const isAlias = reader.peek() === ':';
    if (isAlias) reader.take(':');
    const name = isAlias ? reader.take() : first;
    const hasGiven = reader.peek() === '(';
    if (hasGiven) reader.take('(');
    const given = hasGiven ? readMembers(reader, ')') : {};
    skipDirectives(reader);
    fields.push({
      name,
      alias: first,
      given,
      fields: reader.peek() === '{' ? readFields(reader, fragments) : [],
    });
  }
  reader.take('}');
  return fields;
}

/** Fragments of a document, last first, so that one may use those below it. */
function readFragments(text: string): Fragments {
  const fragments: Fragments = new Map();
  const starts = [...text.matchAll(/\bfragment\s+(\w+)\s+on\s+\w+\s*(?=\{)/g)];
  for (const start of starts.toReversed())
    fragments.set(start[1] ?? '', readFields(readerOf(text.slice(start.index + start[0].length)), fragments));
  return fragments;
}

/** Reads the first operation of a document. Throws a SyntaxError that says what was in the way. */
export function readOperation(text: string): Operation {
  const reader = readerOf(text);
  const fragments = readFragments(text);
  let kind: Operation['kind'] = 'query';
  while (reader.peek() === 'fragment') {
    while (reader.peek() !== '{') reader.take();
    readFields(reader, fragments);
  }
  if (reader.peek() !== '{') kind = reader.take() === 'mutation' ? 'mutation' : 'query';
  // A name, and variables whose types are taken as they come.
  while (reader.peek() !== '{') reader.take();
  return { kind, fields: readFields(reader, fragments) };
}
