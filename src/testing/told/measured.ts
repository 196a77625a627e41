import { draftAfter, profileFor } from '#engines/drafting/index.ts';
import { emptyMaster } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import type { Manner } from './manners.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const low = (text: string): string => fold(text).replaceAll('’', "'").trim();

/** One told thing and whether it stands where it belongs. */
interface Placed {
  fact: string;
  right: boolean;
}

/** Which of the told facts stand where they belong, value by value, and how many jobs stand there that were not told. */
export function measured(one: Manner): { placed: Placed[]; invented: number } {
  const { draft } = draftAfter(null, one.prompt, NOW);
  const { basics, work, education, skills, languages, certificates } = profileFor(
    emptyMaster(),
    draft,
  ).resume;
  const placed: Placed[] = [];
  const note = (fact: string, right: boolean) => placed.push({ fact, right });
  if (one.name !== undefined) note(`name ${one.name}`, low(basics.name) === low(one.name));
  if (one.place !== undefined) note(`place ${one.place}`, low(basics.location.city) === low(one.place));
  for (const [position, name, start, end] of one.jobs) {
    const there = work.filter((each) => low(each.name) === low(name));
    const job = there.find((each) => low(each.position) === low(position)) ?? there[0];
    note(`employer ${name}`, job !== undefined);
    if (position !== '') note(`title ${position} at ${name}`, low(job?.position ?? '') === low(position));
    note(`dates ${start}/${end} at ${name}`, job?.startDate === start && job.endDate === end);
  }
  for (const [type, area, school, end] of one.studies ?? []) {
    const study = education.find((each) => low(each.institution) === low(school));
    note(`school ${school}`, study !== undefined);
    if (type !== '') note(`degree ${type} of ${school}`, low(study?.studyType ?? '').startsWith(low(type)));
    if (area !== '') note(`field ${area} of ${school}`, low(study?.area ?? '').startsWith(low(area)));
    if (end !== '') note(`end ${end} of ${school}`, study?.endDate === end);
  }
  for (const [employer, words] of one.actions ?? []) {
    const at = work.filter(({ highlights, summary }) =>
      [...highlights, summary].some((text) => low(text).includes(low(words))),
    );
    note(`action ${words} at ${employer}`, at.length === 1 && low(at[0]?.name ?? '') === low(employer));
  }
  const known = {
    skill: skills.flatMap(({ keywords }) => keywords).map(low),
    language: languages.map(({ language }) => low(language)),
    certificate: [certificates.map(({ name }) => low(name)).join('\n')],
  };
  for (const skill of one.skills ?? []) note(`skill ${skill}`, known.skill.includes(low(skill)));
  for (const tongue of one.languages ?? []) note(`language ${tongue}`, known.language.includes(low(tongue)));
  for (const paper of one.certificates ?? [])
    note(
      `certificate ${paper}`,
      known.certificate.some((all) => all.includes(low(paper))),
    );
  return { placed, invented: Math.max(0, work.length - one.jobs.length) };
}
