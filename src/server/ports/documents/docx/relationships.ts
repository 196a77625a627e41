import { Parser } from 'htmlparser2';
import type { DocxArchive } from './archive.ts';

/** Which parts of the package Word opens, by name: its document, that one's styles, and the headers and footers that it shows. */
export interface DocxParts {
  body: string;
  styles: string | null;
  headers: string[];
  footers: string[];
}

interface Relationship {
  id: string;
  kind: string;
  part: string;
}

const USUAL_BODY = 'word/document.xml';

/** A target as a part of the package; it starts from the folder of the part that names it (ECMA-376 part 2, 9.3). */
function partAt(target: string, folder: string): string {
  const path: string[] = [];
  for (const step of `${target.startsWith('/') ? '' : `${folder}/`}${target}`.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}

function relationshipsIn(xml: string | null, folder: string): Relationship[] {
  const found: Relationship[] = [];
  if (xml === null) return found;
  const parser = new Parser(
    {
      onopentag: (name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode = '' }) => {
        if (!/^(?:\w+:)?Relationship$/.test(name) || mode === 'External') return;
        found.push({ id, kind: type.split('/').at(-1) ?? '', part: partAt(target, folder) });
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
  return found;
}

const isOff = (value: string | undefined) => /^(?:0|false|off)$/.test(value ?? '');

/** The relationships by which a document asks for headers and footers that its pages show; those of first and even pages only where there are such pages. */
function shownIn(xml: string, hasEvenPages: boolean): Set<string> {
  const asked: { id: string; type: string }[] = [];
  let hasFirstPage = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'w:titlePg') hasFirstPage ||= !isOff(attributes['w:val']);
        if (name === 'w:headerReference' || name === 'w:footerReference')
          asked.push({ id: attributes['r:id'] ?? '', type: attributes['w:type'] ?? 'default' });
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  parser.end();
  const isShown = (type: string) => (type === 'first' ? hasFirstPage : type !== 'even' || hasEvenPages);
  return new Set(asked.filter(({ type }) => isShown(type)).map(({ id }) => id));
}

/**
 * Follows the package's relationships as Word does. A package without any has its document at the usual place. Null when there is
 * no document; throws when two claim to be it.
 */
export function partsOf(archive: DocxArchive): DocxParts | null {
  const roots = relationshipsIn(archive.text('_rels/.rels'), '').filter(
    ({ kind }) => kind === 'officeDocument',
  );
  if (roots.length > 1) throw new Error('The package has two documents.');
  const body = roots[0]?.part ?? USUAL_BODY;
  const xml = archive.text(body);
  if (xml === null) return null;
  const folder = body.split('/').slice(0, -1).join('/');
  const file = body.split('/').at(-1) ?? '';
  const own = relationshipsIn(archive.text(`${folder}/_rels/${file}.rels`), folder);
  const settings = own.find(({ kind }) => kind === 'settings');
  const evenPages = settings === undefined ? null : archive.text(settings.part);
  const shown = shownIn(xml, /<w:evenAndOddHeaders(?! w:val="(?:0|false|off)")/.test(evenPages ?? ''));
  const named = (kind: string) => [
    ...new Set(own.filter((one) => one.kind === kind && shown.has(one.id)).map(({ part }) => part)),
  ];
  return {
    body,
    styles: own.find(({ kind }) => kind === 'styles')?.part ?? null,
    headers: named('header').toSorted(),
    footers: named('footer').toSorted(),
  };
}
