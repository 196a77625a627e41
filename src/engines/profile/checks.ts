import type { MasterProfile } from '#contract/career/facts.ts';
import type { Profile } from '#contract/career/profile.ts';
import { holdsNumber } from '#engines/language/index.ts';
import { fold, words as wordsOf } from '#engines/text/index.ts';
import type { JudgedCheck } from './judged.ts';
import { text } from './messages.ts';

/** What the checks look at: the saved profile and everything known with it. */
export interface Known {
  profile: Pick<
    Profile,
    'headline' | 'location' | 'phone' | 'linkedin' | 'github' | 'portfolio' | 'target_position' | 'key_skills'
  >;
  master: MasterProfile;
}

const MOST_CITED = 5;
const cite = (places: readonly string[]) => places.slice(0, MOST_CITED);

/** Headline: 8 for having one, 8 when it names the work looked for or done, 4 when it says more than that (20). */
export function headlineCheck({ profile, master }: Known): JudgedCheck {
  const check = { id: 'headline' as const, cites: ['headline'], of: 20 };
  const words = wordsOf(profile.headline);
  if (words.length === 0)
    return {
      ...check,
      finding: text.message('headlineMissing'),
      points: 0,
      next: text.message('headlineWrite'),
    };
  const titles = [profile.target_position, ...master.resume.work.map(({ position }) => position)];
  const role = new Set(titles.flatMap((title) => wordsOf(title)));
  const named = words.filter((word) => role.has(word));
  const isMore = words.length > named.length && words.length >= 3;
  const title = titles.find((one) => one !== '');
  if (named.length === 0)
    return {
      ...check,
      finding: text.message('headlineUnnamed'),
      points: 8 + (words.length >= 3 ? 4 : 0),
      next: title === undefined ? text.message('headlineNameAny') : text.message('headlineName', { title }),
    };
  return isMore
    ? { ...check, finding: text.message('headlineFull'), points: 20, next: null }
    : {
        ...check,
        finding: text.message('headlineBare'),
        points: 16,
        next: text.message('headlineAdd'),
      };
}

/** History: the share of jobs that have a start, an employer and a place (20). */
export function historyCheck({ master }: Known): JudgedCheck {
  const check = { id: 'history', of: 20 } as const;
  const { work } = master.resume;
  if (work.length === 0)
    return {
      ...check,
      finding: text.message('jobsMissing'),
      cites: [],
      points: 0,
      next: text.message('jobsUpload'),
    };
  const missing = work.flatMap((job, index) => [
    ...(job.startDate === '' ? [{ path: `/work/${index}/startDate`, what: 'start', job }] : []),
    ...(job.name === '' ? [{ path: `/work/${index}/name`, what: 'employer', job }] : []),
    ...(job.location === '' ? [{ path: `/work/${index}/location`, what: 'place', job }] : []),
  ]);
  const points = Math.round((20 * (work.length * 3 - missing.length)) / (work.length * 3));
  const [first] = missing;
  if (first === undefined)
    return {
      ...check,
      finding: work.length === 1 ? text.message('jobWhole') : text.message('jobsWhole'),
      cites: cite(work.map((_, index) => `/work/${index}`)),
      points,
      next: null,
    };
  const job = first.job.position || first.job.name;
  return {
    ...check,
    finding: text.message('jobsLack', { count: missing.length }),
    cites: cite(missing.map(({ path }) => path)),
    points,
    next:
      job === ''
        ? text.message('jobsAddToFirst', { what: first.what })
        : text.message('jobsAdd', { what: first.what, job }),
  };
}

const QUOTED = 80;

/** The beginning of a line, cut between words. */
const quoted = (line: string) =>
  line.length <= QUOTED ? line : `${line.slice(0, QUOTED).replace(/\s+\S*$/, '')}…`;

/** Measured work: 5 for each line of a job that carries a figure, up to five lines (25). Years do not count. */
export function measuredCheck({ master }: Known): JudgedCheck {
  const lines = master.resume.work.flatMap((job, at) =>
    job.highlights.map((told, index) => ({ told, path: `/work/${at}/highlights/${index}` })),
  );
  const measured = lines.filter(({ told }) => holdsNumber(fold(told.replaceAll(/\b(19|20)\d{2}\b/g, ''))));
  const points = Math.min(measured.length, 5) * 5;
  const plain = lines.find((line) => !measured.includes(line));
  return {
    id: 'measured',
    of: 25,
    points,
    finding:
      lines.length === 0
        ? text.message('workUntold')
        : text.message('workMeasured', { count: measured.length }),
    cites: cite((measured.length > 0 ? measured : lines).map(({ path }) => path)),
    next:
      points === 25
        ? null
        : plain === undefined
          ? text.message('workWrite')
          : text.message('workMeasure', { line: quoted(plain.told) }),
  };
}

const WAYS = [
  { field: 'phone', points: 4 },
  { field: 'location', points: 3 },
  { field: 'linkedin', points: 3 },
] as const;

/** Reachable: phone 4, place 3, LinkedIn 3, a work sample (portfolio or GitHub) 5 (15). */
export function reachableCheck({ profile, master }: Known): JudgedCheck {
  const { basics } = master.resume;
  const known = {
    phone: profile.phone || basics.phone,
    location: profile.location || basics.location.city,
    linkedin: profile.linkedin || (basics.profiles.find(({ url }) => /linkedin\.com/i.test(url))?.url ?? ''),
  };
  const missing = WAYS.filter(({ field }) => known[field] === '');
  const hasSample = profile.portfolio !== '' || profile.github !== '';
  const points = 15 - missing.reduce((sum, way) => sum + way.points, 0) - (hasSample ? 0 : 5);
  const [first] = missing;
  const cites = [...missing.map(({ field }) => field), ...(hasSample ? [] : ['portfolio'])];
  return {
    id: 'reachable',
    of: 15,
    points,
    cites: cites.length > 0 ? cites : ['phone', 'location', 'linkedin', 'portfolio'],
    finding: !hasSample
      ? text.message('sampleMissing')
      : first === undefined
        ? text.message('reachable')
        : text.message('waysMissing', { count: missing.length }),
    next: !hasSample
      ? text.message('sampleLink')
      : first === undefined
        ? null
        : text.message('addWay', { way: first.field }),
  };
}

/** Skills: 2 for each known, up to five, and up to 10 for the share of the CV's first skills that the profile names (20). */
export function skillsCheck({ profile, master }: Known): JudgedCheck {
  const skills = master.resume.skills.flatMap((group, at) =>
    group.keywords.map((name, index) => ({ name, path: `/skills/${at}/keywords/${index}` })),
  );
  const check = { id: 'skills', of: 20 } as const;
  if (skills.length === 0)
    return {
      ...check,
      finding: text.message('skillsMissing'),
      cites: ['key_skills'],
      points: 0,
      next: text.message('skillsList'),
    };
  const first = skills.slice(0, 5);
  const said = fold(`${profile.headline} ${profile.key_skills}`);
  const unsaid = first.filter(({ name }) => !said.includes(fold(name)));
  const points =
    Math.min(skills.length, 5) * 2 + Math.round((10 * (first.length - unsaid.length)) / first.length);
  const [missing] = unsaid;
  const next =
    missing !== undefined
      ? text.message('skillName', { skill: missing.name })
      : skills.length < 5
        ? text.message('skillsFew')
        : null;
  return {
    ...check,
    finding:
      missing === undefined
        ? text.message('skillsNamed')
        : text.message('skillUnnamed', { skill: missing.name }),
    cites: cite((unsaid.length > 0 ? unsaid : first).map(({ path }) => path)),
    points,
    next,
  };
}
