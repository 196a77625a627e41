import { createHash } from 'node:crypto';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What the page of a link says, in the language of the posting. */
const TEXTS = {
  en: {
    title: (name: string) => `Resume of ${name}`,
    counted: (name: string) =>
      `Opening this resume is counted and shown to ${name}: that it was opened, and when. Nothing else about you is kept with it.`,
    open: 'Open the resume',
    until: (day: string) => `This link works until ${day}.`,
  },
  fr: {
    title: (name: string) => `CV de ${name}`,
    counted: (name: string) =>
      `L’ouverture de ce CV est comptée et montrée à ${name} : qu’il a été ouvert, et quand. Rien d’autre à votre sujet n’est conservé avec elle.`,
    open: 'Ouvrir le CV',
    until: (day: string) => `Ce lien fonctionne jusqu’au ${day}.`,
  },
} as const;

const STYLE = `<style>
  :root {
    color-scheme: light dark;
    --paper: #f6f4ef;
    --ink: #1c211e;
    --soft: #565e59;
    --line: #d9d5ca;
    --spruce: #1f4d3f;
    --on-spruce: #fff;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #141a17;
      --ink: #e9ece8;
      --soft: #a9b2ac;
      --line: #35403a;
      --spruce: #8fd0b4;
      --on-spruce: #10201a;
    }
  }
  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font:
      16px/1.55 system-ui,
      sans-serif;
  }
  main {
    max-width: 34rem;
    margin: 0 auto;
    padding: clamp(2rem, 12vh, 7rem) 1.5rem;
  }
  h1 {
    margin: 0 0 1rem;
    font-size: 1.75rem;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  p {
    margin: 0 0 1.25rem;
  }
  .quiet {
    color: var(--soft);
    font-size: 0.875rem;
    border-top: 1px solid var(--line);
    padding-top: 1rem;
  }
  button {
    font: inherit;
    font-weight: 600;
    min-height: 2.75rem;
    padding: 0 1.25rem;
    margin-bottom: 1.5rem;
    border: 0;
    border-radius: 0.5rem;
    background: var(--spruce);
    color: var(--on-spruce);
    cursor: pointer;
  }
  button:focus-visible {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
  }
</style>`;

/**
 * Notes that a hand or a key pressed the button. What sends the form by script has no such press, and a browser that says it is
 * steered by a program is not asked.
 */
const SCRIPT =
  "addEventListener('click',e=>{const b=e.target instanceof Element&&e.target.closest('button');" +
  "if(b&&b.form&&e.isTrusted&&!navigator.webdriver)b.form.elements.hand.value='1'})";

/** What the page may do: its own style and script, and sending its form to us. */
export const LINK_PAGE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const page = (language: 'en' | 'fr', title: string, body: string): string =>
  `<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow, noarchive" />
        <title>${escaped(title)}</title>
        ${STYLE}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;

/** The page of a link that works: whose resume it is, that opening it is counted, and the one button. */
export function linkPage(given: {
  language: 'en' | 'fr';
  name: string;
  /** The last day in words. */
  until: string;
  /** Proves that the press was made on a page that was shown. */
  seal: string;
}): string {
  const { language, name, until, seal } = given;
  const words = TEXTS[language];
  return page(
    language,
    words.title(name),
    `<h1>${escaped(words.title(name))}</h1>
      <p>${escaped(words.counted(name))}</p>
      <form method="post">
        <input type="hidden" name="seal" value="${escaped(seal)}" />
        <input type="hidden" name="hand" value="" />
        <button type="submit">${words.open}</button>
      </form>
      <p class="quiet">${words.until(until)}</p>
      <script>${SCRIPT}</script>`,
  );
}

/** The page of every link that opens nothing, whatever the reason. */
export const nothingPage = (): string =>
  page(
    'en',
    'This link opens nothing',
    `<h1>This link opens nothing</h1>
      <p>A resume could be opened here for a while, or the address has a mistake in it.</p>
      <p lang="fr">Ce lien n’ouvre rien : il n’est plus valable, ou l’adresse contient une erreur.</p>`,
  );
