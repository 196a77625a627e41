import { masterProfile } from '#contract/career/facts.ts';
import type { Fact, MasterProfile } from '#contract/career/facts.ts';
import type { ResumeCorrection } from '#contract/career/resume-draft.ts';
import { factId } from '#engines/resume/index.ts';
import { terms } from '#engines/language/index.ts';
import { beginningOf, fold } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';
import { text as messages } from '#engines/drafting/messages.ts';
import { leaveOut } from './leave-out.ts';
import { textsOf } from './texts-of.ts';
import type { Value } from './texts-of.ts';

/** A profile as its owner corrected it for one resume, and what of the corrections found nothing, also as notes. */
interface Corrected {
  master: MasterProfile;
  notes: Message[];
  missing: ResumeCorrection[];
}

const TITLES = /^\/(?:work|volunteer)\/\d+\/position$|^\/basics\/label$/;
/** Words that say a rank; one that was not held is not written because it was asked for. */
const RANK =
  /(?<!\p{L})(?:senior|sr|lead|head|chief|principal|master|manager|director|supervisor|executive|president|vice|assistant manager|gérante?|direct(?:eur|rice)|responsable|superviseure?|en chef|chef|cadre|présidente?)(?!\p{L})/giu;
const MOST_NAMED = 4;
const same = (a: string, b: string): boolean => fold(a).trim() === fold(b).trim();

/** The words of a title that say a rank. */
const ranks = (text: string): string[] => Array.from(fold(text).matchAll(RANK), ([word]) => word);

class Correcting {
  readonly master: MasterProfile;
  readonly notes: Message[] = [];
  readonly missing: ResumeCorrection[] = [];
  /** Where the notes on what was said last begin. */
  since: number | null = null;

  constructor(known: MasterProfile) {
    this.master = masterProfile.parse(known);
  }

  #put(value: Value, text: string, { said, at }: ResumeCorrection): void {
    value.set(text);
    const fact: Fact = {
      id: factId(value.path, `${text}\n${said}`),
      path: value.path,
      value: text,
      source: { kind: 'person', at, where: 'prompt' },
    };
    this.master.facts = [...this.master.facts.filter(({ path }) => path !== value.path), fact];
  }

  #missing(asked: ResumeCorrection): void {
    this.missing.push(asked);
    this.notes.push(messages.message('nothingSays', { words: beginningOf(asked.from) }));
  }

  replace(asked: ResumeCorrection): void {
    const { from, to } = asked;
    const all = textsOf(this.master.resume, '').filter(({ path }) => !/Date$|\/date$/.test(path));
    const whole = all.filter(({ text }) => same(text, from));
    const inside = new RegExp(
      `(?<![\\p{L}\\p{N}])${from.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
      'iu',
    );
    const found = whole.length > 0 ? whole : all.filter(({ text }) => inside.test(text));
    if (found.length === 0) return this.#missing(asked);
    const raised =
      found.some(({ path }) => TITLES.test(path)) && ranks(to).some((rank) => !ranks(from).includes(rank));
    if (raised) {
      this.notes.push(messages.message('titleKept', { from: beginningOf(from), to }));
      return;
    }
    for (const value of found)
      this.#put(value, whole.length > 0 ? to : value.text.replace(inside, () => to), asked);
  }

  leaveOut(asked: ResumeCorrection): void {
    const words = asked.from;
    const named = leaveOut(this.master, words);
    if (named.length === 0) this.#missing(asked);
    if (named.length < 2) return;
    const things = named
      .slice(0, MOST_NAMED)
      .map((one) => messages.message('words', { words: beginningOf(one) }));
    const given = { count: named.length, words: beginningOf(words), things };
    this.notes.push(
      named.length > things.length
        ? messages.message('severalAmong', given)
        : messages.message('several', given),
    );
  }

  /** The date of one entry: of the only one that has it, or of the one that the sentence names. */
  date(asked: ResumeCorrection): void {
    const said = new Set(terms(asked.said));
    const { work, education, volunteer, certificates, awards } = this.master.resume;
    const lists = { work, education, volunteer, certificates, awards };
    const found = Object.entries(lists).flatMap(([list, entries]) =>
      entries.flatMap((entry: object, index: number) =>
        textsOf(entry, `/${list}/${index}`)
          .filter(
            ({ path, text }) =>
              /date$/i.test(path) && (text === asked.from || text.startsWith(`${asked.from}-`)),
          )
          .map((value) => ({
            value,
            named: terms(
              Object.values(entry)
                .filter((one) => typeof one === 'string')
                .join(' '),
            ).filter((term) => said.has(term) && !/^\d/.test(term)).length,
          })),
      ),
    );
    const best = Math.max(0, ...found.map(({ named }) => named));
    const [one, ...others] = found.filter(({ named }) => named === best);
    if (one === undefined) return this.#missing(asked);
    if (others.length > 0) {
      this.notes.push(messages.message('dateTwice', { date: asked.from }));
      return;
    }
    this.#put(one.value, asked.to, asked);
  }

  title(asked: ResumeCorrection): void {
    const index = this.master.resume.work.findIndex(
      ({ name }) => name !== '' && (same(name, asked.from) || fold(name).includes(fold(asked.from))),
    );
    const job = this.master.resume.work[index];
    if (job === undefined) return this.#missing(asked);
    this.#put(
      {
        path: `/work/${index}/position`,
        text: job.position,
        set: (text) => {
          job.position = text;
        },
      },
      asked.to,
      asked,
    );
  }
}

/**
 * A profile with what its owner corrected for one resume. Only of corrections said at `latest` or later is it told what found
 * nothing: older ones were told of, and may have found nothing since because something newer was said.
 */
export function corrected(
  known: MasterProfile,
  corrections: readonly ResumeCorrection[],
  latest = '',
): Corrected {
  if (corrections.length === 0) return { master: known, notes: [], missing: [] };
  const correcting = new Correcting(known);
  for (const one of corrections) {
    if (one.at >= latest && correcting.since === null) correcting.since = correcting.notes.length;
    if (one.kind === 'replace') correcting.replace(one);
    else if (one.kind === 'date') correcting.date(one);
    else if (one.kind === 'title') correcting.title(one);
    else correcting.leaveOut(one);
  }
  return {
    master: correcting.master,
    notes: correcting.notes.slice(correcting.since ?? correcting.notes.length),
    missing: correcting.missing.filter(({ at }) => at >= latest),
  };
}
