import type { JsonResume } from '#contract/career/facts.ts';

const LISTS = [
  'work',
  'education',
  'skills',
  'languages',
  'certificates',
  'projects',
  'volunteer',
  'awards',
] as const;

const isEmpty = (value: unknown): boolean =>
  value === '' || (Array.isArray(value) ? value.every(isEmpty) : false);

/** Takes the empty items out of a list in place; answers the new place of each item that stays. */
function without(list: unknown[], isGone: (item: unknown) => boolean): Map<number, number> {
  const places = new Map<number, number>();
  const kept = list.filter((item, index) => {
    if (isGone(item)) return false;
    places.set(index, places.size);
    return true;
  });
  list.splice(0, list.length, ...kept);
  return places;
}

/**
 * Takes what was emptied out of a resume, in place: items without words, and entries in which nothing stands any more.
 * Answers how a JSON pointer of before reads afterwards.
 */
export function compact(resume: JsonResume): (path: string) => string {
  const moved = new Map<string, Map<number, number>>();
  for (const name of LISTS) {
    resume[name].forEach((entry, index) => {
      for (const [member, value] of Object.entries(entry))
        if (Array.isArray(value)) moved.set(`/${name}/${index}/${member}`, without(value, isEmpty));
    });
    moved.set(
      `/${name}`,
      without(resume[name], (entry) => Object.values(entry ?? {}).every(isEmpty)),
    );
  }
  return (path) => {
    const [, list = '', entry = '', member = '', item] = path.split('/');
    const index = moved.get(`/${list}`)?.get(Number(entry));
    if (index === undefined) return path;
    if (member === '') return `/${list}/${index}`;
    const at = item === undefined ? undefined : moved.get(`/${list}/${entry}/${member}`)?.get(Number(item));
    const rest = item === undefined ? member : `${member}/${at ?? item}`;
    return `/${list}/${index}/${rest}`;
  };
}
