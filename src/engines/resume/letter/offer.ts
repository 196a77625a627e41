import { resumeWord } from '#engines/lexicon/index.ts';
import type { Claim } from '#contract/career/facts.ts';
import { terms } from '#engines/language/index.ts';
import { lowered, pick } from '#engines/resume/voices/index.ts';
import { listed } from './desk.ts';
import type { Desk } from './desk.ts';
import { languagesClaim } from './languages.ts';

const LISTED = 5;

/** A skill as it stands inside a sentence: with a small letter when the posting or the person writes it so somewhere. */
function inSentence(desk: Desk, keyword: string): string {
  const small = lowered(keyword);
  const own = desk.master.resume.work.some(({ highlights }) =>
    highlights.some((text) => text.includes(small)),
  );
  return own || desk.asked.writes(small) ? small : keyword;
}

function skillsClaim(desk: Desk, always: boolean, told: string): Claim[] {
  const said = new Set(terms(told));
  const all = desk.master.resume.skills.flatMap(({ keywords }, group) =>
    keywords.map((keyword, index) => ({
      keyword,
      path: `/skills/${group}/keywords/${index}`,
      asked: desk.asked.names(keyword),
    })),
  );
  // What the letter told of already is not listed again.
  const fresh = all.filter(({ keyword }) => !terms(keyword).every((term) => said.has(term)));
  const asked = fresh.filter((skill) => skill.asked).slice(0, LISTED);
  const few = LISTED - (desk.turn('few') % 3);
  const chosen = asked.length > 0 ? asked : always ? fresh.slice(0, few) : [];
  if (chosen.length === 0) return [];
  const list = listed(
    desk,
    chosen.map(({ keyword }) => inSentence(desk, keyword)),
  );
  const text =
    asked.length > 0
      ? desk.voice.askedSkills(list, chosen.length > 1, desk.turn('skills'))
      : desk.voice.skills(list, desk.turn('skills'));
  return [{ text, fact_ids: desk.ids(...chosen.map(({ path }) => path)) }];
}

const UNFINISHED = resumeWord('offer: unfinished', /à venir/i);

function certificatesClaim(desk: Desk): Claim[] {
  const held = desk.master.resume.certificates
    .map(({ name }, index) => ({ name, path: `/certificates/${index}/name` }))
    .filter(({ name }) => !UNFINISHED.test(name) && (desk.asked.names(name) || desk.asked.namesPart(name)))
    .slice(0, 3);
  if (held.length === 0) return [];
  return [
    {
      text: desk.voice.certificates(
        listed(
          desk,
          held.map(({ name }) => name),
        ),
        desk.turn('certificates'),
      ),
      fact_ids: desk.ids(...held.map(({ path }) => path)),
    },
  ];
}

function studyClaim(desk: Desk, always: boolean): Claim[] {
  const studies = desk.master.resume.education.map((study, index) => ({
    study,
    path: `/education/${index}`,
  }));
  const fits = studies.find(({ study }) => desk.asked.names(study.area) || desk.asked.names(study.studyType));
  const chosen = fits ?? (always ? studies[0] : undefined);
  if (chosen === undefined) return [];
  const { area, institution, studyType } = chosen.study;
  const ids = desk.ids(...['area', 'institution', 'studyType'].map((key) => `${chosen.path}/${key}`));
  return [{ text: desk.voice.study(area, institution, studyType, desk.turn('study')), fact_ids: ids }];
}

/**
 * What the person brings beside their jobs: asked skills, certificates and languages; `always` adds what a thin letter
 * needs, `told` is what the letter says before.
 */
export function offerClaims(desk: Desk, always: boolean, told: string): Claim[] {
  const skills = skillsClaim(desk, always, told);
  const rest = [...certificatesClaim(desk), ...languagesClaim(desk)];
  const study = studyClaim(desk, always);
  return pick(
    [
      [...skills, ...rest, ...study],
      [...study, ...skills, ...rest],
      [...skills, ...study, ...rest],
    ],
    desk.turn('offer'),
  );
}
