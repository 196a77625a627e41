import type { Line } from '#engines/resume/reading/lines.ts';
import { findDates } from '#engines/resume/reading/vocabulary/index.ts';
import { tableRows } from './table-heads.ts';

/** What a label says stands beside it, in forms that name every value ("Position title: …", "Employer⇥…"), English and French. */
const LABELS = {
  dates: /^(?:(?:employment )?dates?(?: employed| attended)?|period|p[ée]riode)$/iu,
  title:
    /^(?:occupation or position held|position(?: title| held)?|(?:job )?title|role|poste(?: occup[ée])?|fonction.*)$/iu,
  employer:
    /^(?:name and address of(?: (?:the )?employer)?|(?:employer|company)(?: name)?|employeur|entreprise|nom et adresse de.*)$/iu,
  degree:
    /^(?:(?:title of )?qualification(?: awarded)?|degree|dipl[ôo]me(?: obtenu)?|intitul[ée] du (?:certificat|dipl[ôo]me).*)$/iu,
  area: /^(?:principal subjects.*|major|field(?: of study)?|principales mati[èe]res.*)$/iu,
  school: /^(?:name and type of.*|school|institution|[ée]tablissement|nom et type de.*)$/iu,
  activities: /^(?:main activities and.*|(?:main )?duties|principales activit[ée]s.*|t[âa]ches)$/iu,
} as const;
type Label = keyof typeof LABELS;

/** How a label that is too long for its column goes on below. */
const REST =
  /^(?:employer|(?:and )?responsibilities|occupational skills.*?|organi[sz]ation providing.*|education and training|l['’]employeur|et responsabilit[ée]s)(?:\t(.+))?$/iu;
/** A post's grade in public service. */
const GRADE = /,\s*(?:(?:GS|WG|NF|ES|[EOW])-\d[\d-]*|(?:grade|band) \d+)$/i;

interface Cell {
  label: Label;
  value: string;
}

function labelled(text: string): Cell | null {
  const [, name = '', value = ''] = /^([^\t:]{3,60}?)(?:\s?:\s*|\t)(\S.*)$/u.exec(text) ?? [];
  // The keys of LABELS are its type's, which Object.keys forgets.
  const label = (Object.keys(LABELS) as Label[]).find((one) => LABELS[one].test(name.trim()));
  return label === undefined ? null : { label, value: value.replace(GRADE, '') };
}

interface Entry {
  head: Map<Label, Line>;
  body: Line[];
}

/** Heads first, whatever place the form gives them: where, what and when, then what was done. */
const ORDER: readonly Label[] = ['title', 'degree', 'area', 'employer', 'school', 'dates'];

const linesOf = ({ head, body }: Entry): Line[] => [
  ...ORDER.flatMap((label) => head.get(label) ?? []),
  ...body,
];

/** Entries of a form whose every line is labelled; another begins where a label comes again. */
function reordered(lines: readonly Line[]): Line[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const cell = labelled(line.body);
    const open = entries.at(-1);
    const rest = cell === null ? REST.exec(line.body) : null;
    if (cell !== null && cell.label !== 'activities') {
      const own = { ...line, item: false, body: cell.value };
      if (open === undefined || open.head.has(cell.label))
        entries.push({ head: new Map([[cell.label, own]]), body: [] });
      else open.head.set(cell.label, own);
    } else if (rest === null || rest[1] !== undefined)
      open?.body.push({ ...line, item: true, body: cell?.value ?? rest?.[1] ?? line.body });
    else if (open !== undefined) {
      const [label, last] = [...open.head].at(-1) ?? [];
      if (label !== undefined && last !== undefined)
        open.head.set(label, { ...last, with: [...(last.with ?? []), line.line] });
    }
  }
  return entries.flatMap(linesOf).map((line, order) => ({ ...line, order }));
}

/** How long something lasted, as some programs write it beside the days ("3 years 2 months", "(2 yrs 3 mos)"). */
const DURATION =
  /(?:\s*[·•|,–-]\s*|\s+|^)\(?(?:\d{1,2}\+?\s?(?:years?|yrs?|ans?)(?:\s?(?:,|and|et)?\s?\d{1,2}\s?(?:months?|mos?|mois))?|\d{1,2}\s?(?:months?|mos|mois))\)?$/iu;

/** A line of days without how long that is. */
function withoutDuration(line: Line): Line {
  const body = line.body.replace(DURATION, '').trimEnd();
  return body !== line.body && findDates(body).some(({ range }) => range) ? { ...line, body } : line;
}

/** A line without the labels of its parts ("Harbour Works⇥Dates employed: 2018 – 2020"). */
function unlabelled(line: Line): Line {
  const cells = line.body.split('\t').map((cell) => labelled(cell)?.value ?? cell);
  const body = cells.join('\t');
  return body === line.body ? line : { ...line, body };
}

/** Jobs or studies without the labels of a form; where the form labels every part, with heads before what they head. */
export function withoutLabels(given: readonly Line[]): Line[] {
  const lines = tableRows(given);
  const found = lines.flatMap(({ body }) => labelled(body)?.label ?? []);
  const isForm =
    found.length * 3 > lines.length && new Set(found).size >= 3 && labelled(lines[0]?.body ?? '') !== null;
  return isForm ? reordered(lines) : lines.map(unlabelled).map(withoutDuration);
}
