import { html } from 'hono/html';
import { boardPath, formPath, postingPath } from './addresses.ts';
import type { Html } from './controls/marks.ts';
import { frameOf, page, postingBody, postingHead } from './layout.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import { cityAndProvince } from '#practice/dialects/text.ts';
import type { LivePosting } from '#practice/directory.ts';
import { fill } from '#practice/world/description.ts';
import type { Dialect, Employer } from '#practice/world/types.ts';

const backTo = (posting: LivePosting): Html => {
  const text = formTexts[posting.language];
  const words = fill(text.back, { company: posting.employer.name });
  return html`<p><a href="${boardPath(posting.dialect, posting.company)}">${words}</a></p>`;
};

function note(posting: LivePosting, heading: string, lines: readonly (string | Html)[]): Html {
  return page(
    frameOf(posting, `${heading} - ${posting.employer.name}`),
    html`<div class="note">
      <h1>${heading}</h1>
      ${lines.map((line) => html`<p>${line}</p>`)} ${backTo(posting)}
    </div>`,
  );
}

const about = (sentence: string, posting: LivePosting): string =>
  fill(sentence, { title: posting.title, company: posting.employer.name });

/** A posting that has its form on another page. */
export function postingPage(posting: LivePosting): Html {
  const text = formTexts[posting.language];
  const apply = html`<p><a class="apply" href="${formPath(posting)}">${text.apply}</a></p>`;
  return page(
    frameOf(posting, `${posting.employer.name} - ${posting.title}`),
    html`${postingHead(posting)} ${apply} ${postingBody(posting)} ${apply}`,
  );
}

const dayOf = (at: Date, { language }: LivePosting): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-CA' : 'fr-CA', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(at);

/** What an applicant sees once the application arrived. */
export function thanksPage(
  posting: LivePosting,
  receipt: string,
  { again, viewed }: { again: boolean; viewed: Date | null },
): Html {
  const text = formTexts[posting.language];
  return note(posting, text.thanks, [
    about(text.arrived, posting),
    html`${text.receipt} <strong class="receipt">${receipt}</strong>.`,
    ...(again ? [text.already] : []),
    ...(viewed === null
      ? []
      : [html`${text.viewed} <time datetime="${viewed.toISOString()}">${dayOf(viewed, posting)}</time>.`]),
  ]);
}

export function alreadyPage(posting: LivePosting): Html {
  const text = formTexts[posting.language];
  return note(posting, text.already, [about(text.alreadyText, posting)]);
}

export function closedPage(posting: LivePosting): Html {
  const text = formTexts[posting.language];
  return note(posting, text.closed, [about(text.closedText, posting)]);
}

export function missingPage(): Html {
  return page(
    { language: 'en', title: 'Page not found', theme: 'plain', company: 'Practice employers', home: '/' },
    html`<div class="note">
      <h1>Page not found</h1>
      <p><a href="/">See all practice employers</a></p>
    </div>`,
  );
}

const jobLine = (posting: LivePosting): Html => {
  const [place] = posting.places;
  const where = place === undefined ? '' : cityAndProvince(place, posting.language);
  return html`<li>
    <a href="${postingPath(posting)}">${posting.title}</a>
    <span>${where}</span>
  </li>`;
};

/** An employer's open jobs on one board. */
export function boardPage(employer: Employer, dialect: Dialect, postings: readonly LivePosting[]): Html {
  const text = formTexts[employer.language];
  return page(
    {
      language: employer.language,
      title: `${text.jobs} - ${employer.name}`,
      theme: dialect,
      company: employer.name,
      home: boardPath(dialect, employer.slug),
    },
    html`<h1>${text.jobs}</h1>
      <p>${employer.about}</p>
      <ul class="jobs">
        ${postings.map(jobLine)}
      </ul>`,
  );
}

/** The front door: every employer and its open jobs. */
export function homePage(
  boards: readonly { employer: Employer; dialect: Dialect; postings: readonly LivePosting[] }[],
): Html {
  const total = boards.reduce((sum, { postings }) => sum + postings.length, 0);
  const board = ({ employer, dialect, postings }: (typeof boards)[number]): Html =>
    html`<section lang="${employer.language}">
      <h2><a href="${boardPath(dialect, employer.slug)}">${employer.name}</a> <small>${dialect}</small></h2>
      <ul class="jobs">
        ${postings.map(jobLine)}
      </ul>
    </section>`;
  return page(
    { language: 'en', title: 'Practice employers', theme: 'plain', company: 'Practice employers', home: '/' },
    html`<h1>Practice employers: nothing here is real</h1>
      <p>
        These ${boards.length} boards and their ${total} open jobs are made up. Applications sent here reach
        nobody; they exist so that an agent can be watched at work before it writes to a real employer.
      </p>
      ${boards.map(board)}`,
  );
}
