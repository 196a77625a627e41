import { flatten } from '#engines/postings/facts/text/flatten.ts';
import { bare } from './bare.ts';
import { Candidates, keyOf } from './candidates.ts';
import { FIRM } from '#engines/postings/facts/naming/naming.data.ts';
import { TITLE_LABEL, TITLE_TOLD, WORK_LABEL } from './naming.data.ts';
import type { NamingLine } from './page.ts';
import { partsOf } from '#engines/postings/facts/naming/parts.ts';
import { oneOf, roleOf } from '#engines/postings/facts/naming/role.ts';
import { repeatedIn, titleShape } from './title-shape.ts';
import type { TitleFeature } from './features.ts';

const LINE_CHARACTERS = 140;
/** "Electrician wanted by Marlow Electric", "Nurse at Tarn Hospital", "Groomer, Tarn Pet Spa". */
const CUTS: readonly (readonly [TitleFeature, RegExp])[] = [
  ['cutWanted', /\s(?:wanted|needed|required|sought|recherchée?s?|demandée?s?)\b.*$/iu],
  ['cutAt', /,?\s(?:at|@|chez|with)\s(?=\p{Lu}).*$/u],
  ['cutName', /,\s(?=\p{Lu}).*$/u],
  ['cutComma', /,\s(?=[\p{Ll}\d]).*$/u],
  ['cutBracket', /\s*\([^()]*\)$/u],
  ['cutFor', /\s(?:for|in|to|pour|à|-|–|—)\s.*$/u],
];
/** "OPPORTUNITY: Audit Principal", "Stage rémunéré – Analyste". */
const LEAD = /^[^:–—]{2,40}?(?:\s?:|\s[–—-])\s+(?=\p{L})/u;

/** Everything in a posting that may be what it calls the job; `company` is who offers it, '' while that is not known. */
export function titleCandidates(lines: readonly NamingLine[], text: string, company = '') {
  const found = new Candidates<TitleFeature>();
  const employer = keyOf(company);
  const add = (name: string, ...features: readonly TitleFeature[]) => {
    // What cannot be a name at any length need not be looked at.
    if (name.length > LINE_CHARACTERS) return;
    const title = oneOf(bare(name));
    found.add(title, features, () => [
      ...titleShape(title),
      ...repeatedIn(title, text),
      ...(employer !== '' && ` ${keyOf(title)} `.includes(` ${employer} `)
        ? (['holdsCompany'] as const)
        : []),
    ]);
  };
  for (const line of lines) {
    fromLabel(line, add);
    if (line.text.length <= LINE_CHARACTERS) fromLine(line, add);
    for (const sentence of line.sentences) fromSentence(sentence, add);
  }
  return found.all();
}

type Add = (name: string, ...features: readonly TitleFeature[]) => void;

function fromLabel({ label, value }: NamingLine, add: Add): void {
  if (value === '') return;
  const kind = TITLE_LABEL.test(label) ? 'label' : WORK_LABEL.test(label) ? 'workLabel' : null;
  if (kind === null) return;
  const named = value.replace(/^(?:an?|our|une?|notre|the)\s+/iu, '');
  add(named, kind, 'whole');
  addCut(named, add, kind);
  for (const part of partsOf(named)) add(part, kind, 'part');
}

function fromLine(line: NamingLine, add: Add): void {
  const place = positionOf(line);
  const parts = partsOf(line.text);
  const [first = ''] = parts;
  for (const [index, part] of parts.entries()) {
    const how: TitleFeature =
      parts.length === 1 && part.length > line.text.length - 4 ? 'whole' : index === 0 ? 'first' : 'part';
    add(part, ...place, how);
    addCut(part, add, ...place, how);
  }
  if (line.label === '') add(line.text, ...place, 'raw');
  // "We are hiring! Bridge Inspector".
  if (line.sentences.length > 1)
    for (const sentence of line.sentences) add(sentence.replace(/[.!?]+$/, ''), ...place, 'part');
  // "Data Analyst – Revenue" may be one name.
  for (const last of parts.slice(1)) {
    const joined = line.text.slice(line.text.indexOf(first), line.text.indexOf(last) + last.length);
    if (/\s[-–—]\s/u.test(joined) && !/[|·•]/u.test(joined)) add(joined, ...place, 'joined', ...tailOf(last));
  }
  const led = line.text.replace(LEAD, '');
  if (led !== line.text && line.label === '') add(partsOf(led)[0] ?? led, ...place, 'led');
  else if (led !== line.text && !TITLE_LABEL.test(line.label))
    add(partsOf(led)[0] ?? led, ...place, 'otherLabel');
}

function fromSentence(sentence: string, add: Add): void {
  for (const [feature, patterns] of TITLE_TOLD)
    for (const pattern of patterns)
      for (const match of sentence.matchAll(pattern)) {
        const name = match[1]?.trim() ?? '';
        add(name, feature);
        addCut(name, add, feature);
        const bracket = /^ ?\([^()]{2,40}\)/u.exec(sentence.slice(match.index + match[0].length))?.[0];
        if (bracket !== undefined) add(`${name} ${bracket.trim()}`, feature, 'told');
      }
}

/** A name without what follows it; each kind of end tells more or less. */
function addCut(name: string, add: Add, ...features: readonly TitleFeature[]): void {
  for (const [how, cut] of CUTS) if (cut.test(name)) add(name.replace(cut, ''), ...features, how);
}

function positionOf({ at, item, section, text }: NamingLine): TitleFeature[] {
  const place: TitleFeature =
    at === 0
      ? 'line0'
      : at === 1
        ? 'line1'
        : at === 2
          ? 'line2'
          : at <= 5
            ? 'line3to5'
            : at <= 12
              ? 'line6to12'
              : 'later';
  return [
    place,
    ...(item ? (['item'] as const) : []),
    ...(section === 'heading' ? (['heading'] as const) : []),
    ...(section === 'must' || section === 'nice' || section === 'duties' || section === 'offer'
      ? (['body'] as const)
      : []),
    ...(/[.!?]$/.test(text) ? (['sentence'] as const) : []),
  ];
}

const tailOf = (tail: string): TitleFeature[] =>
  FIRM.test(flatten(tail)) ? ['tailFirm'] : roleOf(tail) === 'head' ? ['tailRole'] : [];
