import type { Clock } from './clock.ts';
import type { StateFile } from './records/state.ts';
import { extraQuestion } from '#practice/world/questions.ts';
import { createRandom, hash } from '#practice/world/random.ts';
import type { Dialect, Employer, Posting, Question } from '#practice/world/types.ts';
import type { World } from '#practice/world/world.ts';

const day = 86_400_000;

/** A posting as it stands at this moment of the world's clock. */
export type LivePosting = Posting & {
  postedAt: Date;
  open: boolean;
  account: boolean;
  emailCode: boolean;
  tellsViews: boolean;
};
type Company = { dialect: Dialect; company: string; name: string };

export type Directory = {
  companies: () => Company[];
  company: (dialect: Dialect, company: string) => Employer | undefined;
  /** Open postings of a board, newest first. */
  openOn: (dialect: Dialect, company: string) => LivePosting[];
  /** A published posting, open or closed. */
  find: (dialect: Dialect, company: string, id: string) => LivePosting | undefined;
  /** A posting of any time, published or still to come. */
  byId: (id: string) => LivePosting | undefined;
  published: () => LivePosting[];
};

function questionsWith(posting: Posting, wording: string | false | undefined): readonly Question[] {
  if (wording === undefined) return posting.questions;
  const others = posting.questions.filter(({ purpose }) => purpose !== 'extra');
  const [place] = posting.places;
  if (wording === false || place === undefined) return others;
  const question = extraQuestion(createRandom(hash(posting.id)), posting.language, place);
  return [...others, { ...question, kind: 'short', label: wording, help: null, options: [] }];
}

/** Looks postings up with control's changes applied and dates counted from the opening. */
export function createDirectory(world: World, state: StateFile, clock: Clock): Directory {
  const live = (posting: Posting): LivePosting => {
    const { openedAt, overrides } = state.read();
    const override = overrides[posting.id] ?? {};
    const postedAt = openedAt - posting.age * day;
    const closesAt = posting.closesAfter === null ? Infinity : openedAt + posting.closesAfter * day;
    const closed = override.closed ?? clock.now() >= closesAt;
    return {
      ...posting,
      postedAt: new Date(Math.floor(postedAt / 1000) * 1000),
      open: !closed && postedAt <= clock.now(),
      captcha: override.captcha ?? posting.captcha,
      account: override.account ?? false,
      emailCode: override.emailCode ?? false,
      // A quarter of the postings; drawn from the name, so that nothing else of the world changes with it.
      tellsViews: override.tellsViews ?? hash(`${posting.id} views`) % 4 === 0,
      reply: override.reply ?? posting.reply,
      questions: questionsWith(posting, override.extraQuestion),
    };
  };
  const published = (): LivePosting[] =>
    world.postings.map(live).filter(({ postedAt }) => postedAt.getTime() <= clock.now());
  const byIds = new Map(world.postings.map((posting) => [posting.id, posting]));
  const byId = (id: string): LivePosting | undefined => {
    const posting = byIds.get(id);
    return posting === undefined ? undefined : live(posting);
  };
  const company = (dialect: Dialect, slug: string): Employer | undefined =>
    world.employers.find((employer) => employer.slug === slug && employer.dialects.includes(dialect));
  return {
    companies: () =>
      world.employers.flatMap(({ slug, name, dialects }) =>
        dialects.map((dialect) => ({ dialect, company: slug, name })),
      ),
    company,
    openOn: (dialect, slug) =>
      world.postings
        .filter((posting) => posting.dialect === dialect && posting.company === slug)
        .map(live)
        .filter(({ open }) => open)
        .toSorted((left, right) => right.postedAt.getTime() - left.postedAt.getTime()),
    find: (dialect, slug, id) => {
      const posting = byId(id);
      const here = posting?.dialect === dialect && posting.company === slug;
      return here && posting.postedAt.getTime() <= clock.now() ? posting : undefined;
    },
    byId,
    published,
  };
}
