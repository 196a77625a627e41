import { flatten } from '#engines/postings/facts/text/flatten.ts';
import { FIRM, MODE, SCHEDULE } from '#engines/postings/facts/naming/naming.data.ts';
import { GENERIC, SPEECH } from './naming.data.ts';
import { isPlace } from '#engines/postings/facts/naming/parts.ts';
import { roleOf } from '#engines/postings/facts/naming/role.ts';
import type { TitleFeature } from './features.ts';

/** What a name looks like that may be a title's, wherever it stands. */
export function titleShape(name: string): TitleFeature[] {
  const flat = flatten(name);
  const words = flat.split(/\s+/).length;
  const role = roleOf(name);
  return [
    role === 'head' ? 'roleHead' : role === 'some' ? 'roleSome' : 'noRole',
    ...(FIRM.test(flat) && role !== 'head' ? (['firm'] as const) : []),
    ...(SPEECH.test(flat) ? (['speech'] as const) : []),
    ...(GENERIC.test(flat) ? (['generic'] as const) : []),
    ...(/^\p{Ll}/u.test(name) ? (['lower'] as const) : []),
    ...(words === 1 ? (['oneWord'] as const) : words > 7 ? (['long'] as const) : []),
    ...(/\d/.test(name) ? (['digits'] as const) : []),
    ...(/\($|^\)|^[^(]*\)|\([^)]*$/.test(name) ? (['broken'] as const) : []),
    ...endOf(name),
    ...(/[!?:;@“”"]|\p{Extended_Pictographic}/u.test(name) ? (['signs'] as const) : []),
    ...(/^(?:the|a|an|our|your|we|you|les?|la|un|une|des|notre|votre|nous|vous|and|or|et|ou|to|this|his|her)\b/.test(
      flat,
    )
      ? (['article'] as const)
      : []),
  ];
}

/** What a title's last part tells: the job's kind, its level, or what of the trade it is. */
function endOf(name: string): TitleFeature[] {
  const end = /(?:\s[-–—]\s|,\s|\s\()([^,()]{2,})\)?$/u.exec(name)?.[1] ?? '';
  const flat = flatten(end);
  if (flat === '') return [];
  const how: TitleFeature = name.endsWith(')')
    ? 'endBracket'
    : /,\s[^,]*$/u.test(name)
      ? 'endComma'
      : 'endDash';
  if (LEVEL_END.test(flat)) return ['endLevel'];
  // "centre du Québec" is a place, too.
  if (isPlace(end) || isPlace(/\p{Lu}[\p{L}'’ .-]*$/u.exec(end)?.[0] ?? '')) return [how, 'endPlace'];
  return [
    how,
    KIND_END.test(flat) || MODE.test(flat) || SCHEDULE.test(flat)
      ? 'endKind'
      : roleOf(end) === 'head'
        ? 'endRole'
        : 'endOther',
  ];
}
const LEVEL_END =
  /^(?:level|tier|grade|class|band|niveau|classe|echelon|step|group|groupe) ?[\da-z]+\b|^[ivx]+$|^(?:junior|senior|intermediate|entry[- ]level)$/;
/** Kind and terms of a job rather than the job. */
const KIND_END =
  /\b(?:leave|conge|cover|remplacements?|hours?|hrs?|heures|h\/sem|days?|nights?|evenings?|weekends?|soir|nuit|jour|shifts?|rotation|commission|bonus|asap|urgent|ongoing|weekly|permanent|spring|summer|winter|fall|automne|hiver|ete|printemps|home|immediate\w*|appel|positions?|postes?|vacanc(?:y|ies)|openings?)\b|[$%\d]/;

/** Whether the flat text says it twice. */
export function repeatedIn(name: string, text: string): TitleFeature[] {
  const key = flatten(name);
  const first = key.length < 4 ? -1 : text.indexOf(key);
  return first >= 0 && text.includes(key, first + key.length) ? ['repeated'] : [];
}
