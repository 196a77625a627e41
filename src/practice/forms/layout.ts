import { html } from 'hono/html';
import { boardPath } from './addresses.ts';
import type { Html } from './controls/marks.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import { employmentNames } from '#practice/data/texts.ts';
import { cityAndProvince } from '#practice/dialects/text.ts';
import type { LivePosting } from '#practice/directory.ts';
import { payLine } from '#practice/world/description.ts';
import type { Dialect, Language, Section } from '#practice/world/types.ts';

type Frame = { language: Language; title: string; theme: Dialect | 'plain'; company: string; home: string };

/** A whole page of an employer's site. */
export function page(frame: Frame, body: Html | string): Html {
  const text = formTexts[frame.language];
  return html`<!doctype html>
    <html lang="${frame.language === 'en' ? 'en-CA' : 'fr-CA'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${frame.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/page.css" />
        <link rel="stylesheet" href="/assets/form.css" />
      </head>
      <body class="${frame.theme}">
        <header class="site">
          <a href="${frame.home}">${frame.company}</a>
        </header>
        <main>${body}</main>
        <footer class="site">${text.notReal}</footer>
        <script src="/assets/form.js"></script>
      </body>
    </html>`;
}

export function frameOf(posting: LivePosting, title: string): Frame {
  const { employer, dialect, company, language } = posting;
  return { language, title, theme: dialect, company: employer.name, home: boardPath(dialect, company) };
}

export const postingTitle = (posting: LivePosting): string =>
  posting.language === 'en'
    ? `Job application for ${posting.title} at ${posting.employer.name}`
    : `Candidature : ${posting.title}, ${posting.employer.name}`;

const day = (posting: LivePosting): string =>
  new Intl.DateTimeFormat(posting.language === 'en' ? 'en-CA' : 'fr-CA', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(posting.postedAt);

const sectionBlock = (section: Section): Html =>
  html`<section>
    ${section.heading === '' ? '' : html`<h2>${section.heading}</h2>`}
    ${section.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
    ${
      section.items.length === 0
        ? ''
        : html`<ul>
            ${section.items.map((item) => html`<li>${item}</li>`)}
          </ul>`
    }
  </section>`;

/** Title, place, kind, pay and date of a posting. */
export function postingHead(posting: LivePosting): Html {
  const { language, pay } = posting;
  const text = formTexts[language];
  const workplace = { 'on-site': text.onSite, hybrid: text.hybrid, remote: text.remote }[posting.workplace];
  const facts = [
    posting.places.map((place) => cityAndProvince(place, language)).join('; '),
    workplace,
    employmentNames[posting.employment][language],
    posting.department,
    ...(pay === null ? [] : [payLine(pay, language)]),
    `${text.posted} ${day(posting)}`,
  ];
  return html`<div class="posting-head">
    <h1>${posting.title}</h1>
    <ul class="facts">
      ${facts.map((fact) => html`<li>${fact}</li>`)}
    </ul>
  </div>`;
}

export const postingBody = (posting: LivePosting): Html =>
  html`<article class="posting-body">${posting.sections.map(sectionBlock)}</article>`;
