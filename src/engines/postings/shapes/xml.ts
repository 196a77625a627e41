import { Parser } from 'htmlparser2';
import { ShapeError } from '#engines/postings/families/shape.ts';

/** An XML element as rows read it: children by name (several of one name are a list), attributes as `@name`, its text as `#text`. */
export interface XmlElement {
  [key: string]: XmlValue | XmlValue[];
}
export type XmlValue = string | XmlElement;

const MOST_ELEMENTS = 2_000_000;
const DEEPEST = 40;

interface Open {
  name: string;
  fields: XmlElement;
  text: string;
}

function add(parent: XmlElement, name: string, value: XmlValue): void {
  const known = Object.hasOwn(parent, name) ? parent[name] : undefined;
  if (known === undefined) parent[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else parent[name] = [known, value];
}

/**
 * An XML document as plain values. Only the five references of XML and numeric ones are decoded, once; no document type is read, so no
 * entity can grow or reach a file. Throws ShapeError for what is no XML, breaks off, is too deep or too large.
 */
export function readXml(board: string, source: string): XmlElement {
  if (!/^\s*<[?!a-z]/i.test(source) || /^\s*<(?:!doctype html|html)\b/i.test(source))
    throw new ShapeError(board, 'the answer is not XML');
  const root: XmlElement = Object.create(null);
  const open: Open[] = [];
  let elements = 0;
  let hasEnded = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        elements += 1;
        if (elements > MOST_ELEMENTS || open.length >= DEEPEST)
          throw new ShapeError(board, 'the XML is too large or too deep');
        const fields: XmlElement = Object.create(null);
        for (const [key, value] of Object.entries(attributes)) fields[`@${key}`] = value;
        open.push({ name, fields, text: '' });
      },
      ontext(piece) {
        const last = open.at(-1);
        if (last !== undefined) last.text += piece;
      },
      onclosetag() {
        // What the end of the text closes was never closed by the document.
        if (hasEnded) throw new ShapeError(board, 'the XML breaks off');
        const last = open.pop();
        if (last === undefined) return;
        const parent = open.at(-1)?.fields ?? root;
        const text = last.text.trim();
        const isLeaf = Object.keys(last.fields).length === 0;
        if (!isLeaf && text !== '') last.fields['#text'] = text;
        add(parent, last.name, isLeaf ? text : last.fields);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(source);
  hasEnded = true;
  parser.end();
  return root;
}
