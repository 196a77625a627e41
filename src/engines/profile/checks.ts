import type { MasterProfile } from '#contract/career/facts.ts';
import type { Profile } from '#contract/career/profile.ts';
import type { ProfileCheck } from '#contract/career/hub/profile-analysis.ts';
import { counted, fold, words as wordsOf } from '#engines/text/index.ts';

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
export function headlineCheck({ profile, master }: Known): ProfileCheck {
  const check = { id: 'headline' as const, cites: ['headline'], of: 20 };
  const words = wordsOf(profile.headline);
  if (words.length === 0)
    return {
      ...check,
      finding: 'There is no headline',
      points: 0,
      next: 'Write a headline that names your work and what you do it with, for example "Payroll clerk, Sage 50".',
    };
  const titles = [profile.target_position, ...master.resume.work.map(({ position }) => position)];
  const role = new Set(titles.flatMap((title) => wordsOf(title)));
  const named = words.filter((word) => role.has(word));
  const isMore = words.length > named.length && words.length >= 3;
  if (named.length === 0)
    return {
      ...check,
      finding: 'The headline does not name the work you look for or have done',
      points: 8 + (words.length >= 3 ? 4 : 0),
      next: `Name your work in the headline, as in "${titles.find((title) => title !== '') ?? 'Office administrator'}".`,
    };
  return isMore
    ? { ...check, finding: 'The headline names your work and more', points: 20, next: null }
    : {
        ...check,
        finding: 'The headline names your work and nothing more',
        points: 16,
        next: 'Add to the headline what you do your work with, or for whom.',
      };
}

/** History: the share of jobs that have a start, an employer and a place (20). */
export function historyCheck({ master }: Known): ProfileCheck {
  const check = { id: 'history', of: 20 } as const;
  const { work } = master.resume;
  if (work.length === 0)
    return {
      ...check,
      finding: 'I know of no job you have had',
      cites: [],
      points: 0,
      next: 'Upload a CV with your jobs in the Resume Generator.',
    };
  const missing = work.flatMap((job, index) => [
    ...(job.startDate === '' ? [{ path: `/work/${index}/startDate`, what: 'a start date', job }] : []),
    ...(job.name === '' ? [{ path: `/work/${index}/name`, what: 'the employer', job }] : []),
    ...(job.location === '' ? [{ path: `/work/${index}/location`, what: 'the place', job }] : []),
  ]);
  const points = Math.round((20 * (work.length * 3 - missing.length)) / (work.length * 3));
  const [first] = missing;
  if (first === undefined)
    return {
      ...check,
      finding:
        work.length === 1
          ? 'Your job has a date, an employer and a place'
          : 'Every job has dates, an employer and a place',
      cites: cite(work.map((_, index) => `/work/${index}`)),
      points,
      next: null,
    };
  const whose = first.job.position || first.job.name || 'your first job';
  return {
    ...check,
    finding: `${counted(missing.length, 'date, employer or place is', 'dates, employers or places are')} missing from your jobs`,
    cites: cite(missing.map(({ path }) => path)),
    points,
    next: `Add ${first.what} of "${whose}" to your CV and upload it again.`,
  };
}

/** A figure in digits, or in the number words that carry one in either language. */
const FIGURE =
  /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|dozen|half|doubled|tripled|deux|trois|quatre|cinq|sept|huit|neuf|dix|vingt|trente|cent|mille|douzaine|moitié)\b/i;
const QUOTED = 80;

/** The beginning of a line, cut between words. */
const quoted = (text: string) =>
  text.length <= QUOTED ? text : `${text.slice(0, QUOTED).replace(/\s+\S*$/, '')}…`;

/** Measured work: 5 for each line of a job that carries a figure, up to five lines (25). Years do not count. */
export function measuredCheck({ master }: Known): ProfileCheck {
  const lines = master.resume.work.flatMap((job, at) =>
    job.highlights.map((text, index) => ({ text, path: `/work/${at}/highlights/${index}` })),
  );
  const measured = lines.filter(({ text }) => FIGURE.test(text.replaceAll(/\b(19|20)\d{2}\b/g, '')));
  const points = Math.min(measured.length, 5) * 5;
  const plain = lines.find((line) => !measured.includes(line));
  return {
    id: 'measured',
    of: 25,
    points,
    finding:
      lines.length === 0
        ? 'No line says what you did in your jobs'
        : `${counted(measured.length, 'line of your jobs carries', 'lines of your jobs carry')} a figure`,
    cites: cite((measured.length > 0 ? measured : lines).map(({ path }) => path)),
    next:
      points === 25
        ? null
        : plain === undefined
          ? 'Write under each job what you did, with how many, how often or how much.'
          : `Say how many, how often or how much in "${quoted(plain.text)}".`,
  };
}

const WAYS = [
  { field: 'phone', points: 4, what: 'your phone number' },
  { field: 'location', points: 3, what: 'where you live' },
  { field: 'linkedin', points: 3, what: 'your LinkedIn profile' },
] as const;

/** Reachable: phone 4, place 3, LinkedIn 3, a work sample (portfolio or GitHub) 5 (15). */
export function reachableCheck({ profile, master }: Known): ProfileCheck {
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
      ? 'There is no portfolio or work sample'
      : first === undefined
        ? 'Employers can reach you and see your work'
        : `${counted(missing.length, 'way', 'ways')} to reach or place you ${missing.length === 1 ? 'is' : 'are'} missing`,
    next: !hasSample
      ? 'Link one work sample: a page, a folder or a PDF.'
      : first === undefined
        ? null
        : `Add ${first.what}.`,
  };
}

/** Skills: 2 for each known, up to five, and up to 10 for the share of the CV's first skills that the profile names (20). */
export function skillsCheck({ profile, master }: Known): ProfileCheck {
  const skills = master.resume.skills.flatMap((group, at) =>
    group.keywords.map((name, index) => ({ name, path: `/skills/${at}/keywords/${index}` })),
  );
  const check = { id: 'skills', of: 20 } as const;
  if (skills.length === 0)
    return {
      ...check,
      finding: 'I know of no skill of yours',
      cites: ['key_skills'],
      points: 0,
      next: 'List your skills on your CV, or tell me when you set up your search.',
    };
  const first = skills.slice(0, 5);
  const said = fold(`${profile.headline} ${profile.key_skills}`);
  const unsaid = first.filter(({ name }) => !said.includes(fold(name)));
  const points =
    Math.min(skills.length, 5) * 2 + Math.round((10 * (first.length - unsaid.length)) / first.length);
  const [missing] = unsaid;
  const next =
    missing !== undefined
      ? `Name "${missing.name}" in your headline: employers read it first.`
      : skills.length < 5
        ? 'Name at least five skills on your CV.'
        : null;
  return {
    ...check,
    finding:
      missing === undefined
        ? `Your profile names the skills your CV puts first`
        : `"${missing.name}" is on your CV, not in your profile`,
    cites: cite((unsaid.length > 0 ? unsaid : first).map(({ path }) => path)),
    points,
    next,
  };
}
