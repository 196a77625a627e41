import type { MasterProfile } from '#contract/career/facts.ts';
import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import { emptyMaster, factId, placeOf } from '#engines/resume/index.ts';
import { factsSaid } from './prompt/index.ts';
import type { SaidFact } from './prompt/index.ts';
import { isOfWork, SaidWork } from './said-work.ts';

type Said = ResumeDraft['said'][number];

/** A profile of what was said, each value a fact whose text is the person's own sentence; a date is a fact by itself. */
class SaidProfile {
  readonly master: MasterProfile = emptyMaster();
  #sentence: Said = { text: '', at: '' };
  readonly #work = new SaidWork(this.master.resume.work, (path, value, stated) =>
    this.#put(path, value, stated),
  );

  constructor(said: readonly Said[]) {
    for (const one of said) {
      this.#sentence = one;
      for (const fact of factsSaid(one.text, one.as)) this.#add(fact);
    }
  }

  #put(path: string, value: string, stated = this.#sentence.text): string {
    if (value === '') return '';
    const { text, at } = this.#sentence;
    const source = { kind: 'person', at, where: 'prompt' } as const;
    this.master.facts.push({ id: factId(path, `${value}\n${text}`), path, value: stated, source });
    return value;
  }

  #add(fact: SaidFact): void {
    const { basics } = this.master.resume;
    if (fact.kind === 'name' || fact.kind === 'email' || fact.kind === 'phone' || fact.kind === 'label')
      basics[fact.kind] = this.#put(`/basics/${fact.kind}`, fact.value);
    else if (fact.kind === 'link') {
      const path = `/basics/profiles/${basics.profiles.length}`;
      basics.profiles.push({ network: '', url: this.#put(`${path}/url`, fact.value) });
    } else if (fact.kind === 'place') {
      const [first = '', ...others] = fact.value.split(/,\s*/);
      const { city, region } = placeOf(fact.value) ?? { city: first, region: others.join(', ') };
      basics.location.city = this.#put('/basics/location/city', city);
      basics.location.region = this.#put('/basics/location/region', region);
    } else if (fact.kind === 'summary') basics.summary = this.#put('/basics/summary', fact.value);
    else if (fact.kind === 'study') this.#addStudy(fact);
    else if (fact.kind === 'volunteer') this.#addVolunteering(fact);
    else if (fact.kind === 'award') this.#addAward(fact);
    else if (isOfWork(fact)) this.#work.add(fact);
    else this.#addToList(fact.kind, fact.value, fact.kind === 'language' ? fact.fluency : undefined);
  }

  /** The values of one entry, each a fact at its own path. */
  #putAll<Key extends string>(path: string, values: Readonly<Record<Key, string>>): Record<Key, string> {
    const put = Object.entries<string>(values).map(([key, value]) => [
      key,
      this.#put(`${path}/${key}`, value, /date$/i.test(key) ? value : undefined),
    ]);
    // The keys are those of the values: the type of a mapped object cannot say so.
    return Object.fromEntries(put) as Record<Key, string>;
  }

  #addStudy({ studyType, area, institution, endDate }: Extract<SaidFact, { kind: 'study' }>): void {
    const { education } = this.master.resume;
    const study = { institution, area, studyType, startDate: '', endDate };
    education.push(this.#putAll(`/education/${education.length}`, study));
  }

  #addVolunteering(said: Extract<SaidFact, { kind: 'volunteer' }>): void {
    const { volunteer } = this.master.resume;
    const { organization, position, startDate, endDate, summary } = said;
    volunteer.push(
      this.#putAll(`/volunteer/${volunteer.length}`, { organization, position, startDate, endDate, summary }),
    );
  }

  #addAward({ title, awarder, date }: Extract<SaidFact, { kind: 'award' }>): void {
    const { awards } = this.master.resume;
    awards.push(this.#putAll(`/awards/${awards.length}`, { title, awarder, date }));
  }

  #addToList(kind: 'certificate' | 'skill' | 'language' | 'project', value: string, fluency = ''): void {
    const { skills, languages, certificates, projects } = this.master.resume;
    if (kind === 'language') {
      const path = `/languages/${languages.length}`;
      languages.push({
        language: this.#put(`${path}/language`, value),
        fluency: this.#put(`${path}/fluency`, fluency),
      });
    } else if (kind === 'certificate') {
      const path = `/certificates/${certificates.length}/name`;
      certificates.push({ name: this.#put(path, value), issuer: '', date: '' });
    } else if (kind === 'project') {
      const name = this.#put(`/projects/${projects.length}/name`, value);
      projects.push({ name, description: '', highlights: [] });
    } else {
      if (skills.length === 0) skills.push({ name: '', keywords: [] });
      const keywords = skills[0]?.keywords ?? [];
      keywords.push(this.#put(`/skills/0/keywords/${keywords.length}`, value));
    }
  }
}

/** What the person stated in their prompts as a profile; the text of each fact but a date is the sentence it was said in. */
export const profileOfSaid = (said: readonly Said[]): MasterProfile => new SaidProfile(said).master;
