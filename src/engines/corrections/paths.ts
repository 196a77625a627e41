/** Lists of entries in a resume, with the texts an entry may have. */
const ENTRIES = {
  work: ['position', 'name', 'location', 'startDate', 'endDate', 'summary'],
  education: ['institution', 'studyType', 'area', 'startDate', 'endDate'],
  skills: ['name'],
  languages: ['language', 'fluency'],
  certificates: ['name', 'issuer', 'date'],
  projects: ['name', 'description'],
  volunteer: ['position', 'organization', 'startDate', 'endDate', 'summary'],
  awards: ['title', 'awarder', 'date'],
} as const;
export type EntryList = keyof typeof ENTRIES;

/** Texts that stand in a list of their own inside an entry. */
const ITEMS: Partial<Record<EntryList, string>> = {
  work: 'highlights',
  projects: 'highlights',
  skills: 'keywords',
};

/** Lists that take several words from one line: "Excel, Word, SAP". */
const WORD_LISTS: readonly string[] = ['skills', 'languages', 'certificates', 'awards'];

const BASICS =
  /^\/basics\/(?:name|label|email|phone|url|summary|location\/(?:address|city|region|postalCode)|profiles\/\d{1,3}\/url)$/;

/** What a JSON pointer of a correction leads to; `new` stands for its `-`. */
export type Target =
  | { kind: 'basics'; path: string }
  | { kind: 'text'; list: EntryList; index: number | 'new'; member: string }
  | { kind: 'item'; list: EntryList; index: number; member: string; at: number | 'new' }
  | { kind: 'words'; list: EntryList };

const isList = (name: string): name is EntryList => Object.hasOwn(ENTRIES, name);
const place = (step: string): number | 'new' | null =>
  step === '-' ? 'new' : /^\d{1,3}$/.test(step) ? Number(step) : null;

/** Reads a JSON pointer of a correction; null when no value of a resume can stand there. */
export function targetOf(path: string): Target | null {
  if (BASICS.test(path)) return { kind: 'basics', path };
  const [root, list = '', first = '', member = '', last, more] = path.split('/');
  if (root !== '' || more !== undefined || !isList(list)) return null;
  const index = place(first);
  if (index === null) return null;
  if (member === '')
    return index === 'new' && WORD_LISTS.includes(list) && path === `/${list}/-`
      ? { kind: 'words', list }
      : null;
  if (last === undefined) {
    const known: readonly string[] = ENTRIES[list];
    return known.includes(member) ? { kind: 'text', list, index, member } : null;
  }
  const at = place(last);
  if (at === null || index === 'new' || ITEMS[list] !== member) return null;
  return { kind: 'item', list, index, member, at };
}
