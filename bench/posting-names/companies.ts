import { bareCompany } from './bare.ts';
import { Candidates, keyOf } from './candidates.ts';
import { companyShape, domainsIn, isOf, repetitionIn } from './company-shape.ts';
import { COMPANY_LABEL, COMPANY_TOLD, NAME, WHO_LABEL } from './naming.data.ts';
import type { NamingLine } from './page.ts';
import { partsOf } from '#engines/postings/facts/naming/parts.ts';
import type { CompanyFeature } from './features.ts';

const LINE_CHARACTERS = 140;

/** Everything in a posting that may be who offers the job; `title` is what it is called, `titleAt` the line it stands in. */
export function companyCandidates(
  lines: readonly NamingLine[],
  text: string,
  { title, titleAt }: { title: string; titleAt: number },
) {
  const found = new Candidates<CompanyFeature>();
  const domains = domainsIn(text);
  const titleKey = keyOf(title);
  const add = (name: string, ...features: readonly CompanyFeature[]) => {
    const company = features.includes('owned') ? name : bareCompany(name);
    const key = keyOf(company);
    if (!/\p{L}{2}/u.test(company)) return;
    found.add(company, features, () => [
      ...companyShape(company),
      ...repetitionIn(company, text),
      ...(domains.some((domain) => isOf(domain, key)) ? (['domain'] as const) : []),
      ...(titleKey !== '' && (` ${titleKey} `.includes(` ${key} `) || ` ${key} `.includes(` ${titleKey} `))
        ? (['inTitle'] as const)
        : []),
    ]);
  };
  for (const line of lines) {
    fromLabel(line, add);
    if (line.text.length <= LINE_CHARACTERS) fromLine(line, titleAt, add);
    for (const sentence of line.sentences) fromSentence(sentence, line, add);
  }
  return found.all();
}

type Add = (name: string, ...features: readonly CompanyFeature[]) => void;

function fromLabel({ label, value }: NamingLine, add: Add): void {
  if (!/^[\p{Lu}\d]/u.test(value) || /^(?:A|An|We|Our|The team|Nous|Une?|Notre)\s/u.test(value)) return;
  const kind = COMPANY_LABEL.test(label) ? 'label' : WHO_LABEL.test(label) ? 'whoLabel' : null;
  if (kind === null) return;
  add(value, kind, 'whole');
  if (value.endsWith(')')) add(value.replace(/\s*\([^()]*\)$/u, ''), kind, 'part');
  for (const part of partsOf(value)) add(part, kind, 'part');
  add(value.replace(/,\s(?!(?:inc|ltd|llc|ltée|llp)\b).*$/iu, ''), kind, 'part');
}

function fromLine(line: NamingLine, titleAt: number, add: Add): void {
  const place = positionOf(line, titleAt);
  const parts = partsOf(line.text);
  for (const [index, part] of parts.entries()) {
    const how: CompanyFeature =
      parts.length === 1 && part.length > line.text.length - 4 ? 'whole' : index === 0 ? 'first' : 'part';
    add(part, ...place, how);
    if (part.endsWith(')')) add(part.replace(/\s*\([^()]*\)$/u, ''), ...place, how);
    // "Mama Rosaria's" is a whole name.
    if (/['’]s$/u.test(part)) add(part, ...place, how, 'owned');
    const [before, ...after] = part.split(/,\s(?=\p{Lu})/u);
    if (after.length > 0) {
      if (before !== undefined) add(before, ...place, how);
      for (const one of after) add(one, ...place, 'afterComma');
    }
  }
}

function fromSentence(sentence: string, line: NamingLine, add: Add): void {
  const asked: CompanyFeature[] =
    line.section === 'must' || line.section === 'nice' || line.section === 'duties' ? ['asked'] : [];
  const about: CompanyFeature[] = line.section === 'about' ? ['about'] : [];
  for (const [feature, patterns] of COMPANY_TOLD)
    for (const pattern of patterns)
      for (const match of sentence.matchAll(pattern))
        add(match[1]?.trim() ?? '', feature, ...asked, ...about);
  for (const match of sentence.matchAll(NAME)) add(match[0], 'named', ...asked, ...about);
}

function positionOf({ at, item, section, text, label }: NamingLine, titleAt: number): CompanyFeature[] {
  const place: CompanyFeature =
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
    ...(at === titleAt ? (['besideTitle'] as const) : []),
    ...(at === titleAt + 1 ? (['belowTitle'] as const) : []),
    ...(at === titleAt - 1 ? (['aboveTitle'] as const) : []),
    ...(item ? (['item'] as const) : []),
    ...(label !== '' ? (['otherLabel'] as const) : []),
    ...(section === 'heading' ? (['heading'] as const) : []),
    ...(section === 'must' || section === 'nice' || section === 'duties' || section === 'offer'
      ? (['body'] as const)
      : []),
    ...(/[.!?]$/.test(text.replace(/\b(?:inc|ltd|co|corp)\.$/i, '')) ? (['sentence'] as const) : []),
  ];
}
