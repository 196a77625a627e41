import { fileURLToPath } from 'node:url';
import { array, assert, asyncProperty, constantFrom, oneof, tuple } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resumeTemplate } from '#contract/career/resume-draft.ts';
import { newDraft, writeResume } from '#engines/drafting/index.ts';
import { readResume } from '#engines/resume/index.ts';
import { cleanResumeHtml } from '#server/ports/documents/html/clean.ts';
import { cvAsText } from '#testing/documents/cv.ts';
import { findChromium, sharedFolder } from '#server/ports/browser/chromium.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const entry = fileURLToPath(new URL('./resume-document.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'editor', fileName: 'editor' },
    },
  });
  const [bundle] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (bundle?.type !== 'chunk') throw new Error('The editor was not bundled.');
  const found = await findChromium(sharedFolder);
  browser = await chromium.launch({
    executablePath: found.path,
    env: { ...(process.env as Record<string, string>), ...found.environment }, // Undefined ones are left out.
  });
  page = await browser.newPage();
  await page.addScriptTag({ content: bundle.code });
});
afterAll(() => browser?.close());

/** HTML through the editor and out again. */
const through = (html: string): Promise<string> =>
  page.evaluate(
    // The bundle's global: the module under test.
    (text) => {
      // oxlint-disable-next-line typescript/no-explicit-any
      const { openResume, resumeHtml } = (globalThis as any).editor;
      return String(resumeHtml(openResume(text)));
    },
    html,
  );
const bodyOf = (html: string) => /<body[^>]*>\n([\s\S]*)\n<\/body>/.exec(html)?.[1] ?? '';
const bodyThrough = async (html: string) => bodyOf(await through(html));
const wordsOf = (html: string) =>
  bodyOf(html)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .split(/\s+/)
    .filter(Boolean);

const TEMPLATE = `<header class="head"><h1>Amara Okafor</h1><p class="label">Operations and logistics coordinator</p><ul class="contact"><li>Hamilton, Ontario</li><li><a href="mailto:amara@okafor.example">amara@okafor.example</a></li></ul></header><section class="part"><h2>Experience</h2><div class="job"><div class="row"><h3>Dispatcher</h3><p class="when">2022 to now</p></div><p>Crestline Haulage</p><ul><li>Plan 142 stops a day</li><li>Cut late arrivals from <strong>11%</strong> to 4%</li></ul></div></section><section class="part"><h2>Skills</h2><dl><dt>Systems</dt><dd>SAP, Excel</dd></dl></section>`;

const lines = new TextDecoder().decode(cvAsText()).split('\n');
const known = readResume(
  lines.map((text, index) => ({ text, page: 1, line: index + 1, size: 0, bold: false, x: 0 })),
  { id: 'cv', name: 'cv.txt' },
);

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm} @font-face {font-family:Calibri} --></style></head><body lang=EN-CA><!--StartFragment--><p class=MsoNormal style='margin:0cm;line-height:107%'><b><span style='font-size:20.0pt;font-family:"Arial",sans-serif'>Amara Okafor<o:p></o:p></span></b></p><p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>Moved orders to SAP</p><table class=MsoTableGrid border=1><tr><td width=100><p class=MsoNormal>2021</p></td><td><p class=MsoNormal>Dispatcher</p></td></tr></table><!--EndFragment--></body></html>`;

describe('a resume that goes through the editor', () => {
  it('comes out as it went in when it is made of what the editor knows', async () => {
    expect(await bodyThrough(TEMPLATE)).toBe(TEMPLATE);
    const toolbar =
      '<h1 style="text-align: center;">Centred</h1><p><strong>b</strong> <em>i</em> <u>u</u> <s>s</s> ' +
      '<span style="font-family: Georgia; font-size: 18px;">big</span> <a href="https://a.example">link</a></p><ol><li>One</li><li>Two<ul><li>Inside</li></ul></li></ol><hr>';
    expect(await bodyThrough(toolbar)).toBe(toolbar);
  });

  it.each(resumeTemplate.options)(
    'keeps a generated CV of the template "%s" to the letter',
    async (template) => {
      const { html } = writeResume(known, { ...newDraft(), template });
      const body = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '';
      expect(body).toContain('Ran payroll');
      expect(await bodyThrough(html)).toBe(body.replaceAll('&#39;', "'").replaceAll('&quot;', '"'));
      // What the server keeps of it is the same text, so that opening it makes no second version.
      expect(await through(cleanResumeHtml(html))).toBe(await through(html));
    },
  );

  it('names no facts for a text the person changed, and keeps what it said before', async () => {
    const changed = await page.evaluate(() => {
      // oxlint-disable-next-line typescript/no-explicit-any
      const { openResume, resumeHtml } = (globalThis as any).editor;
      const { frame, content } = openResume('<p data-facts="a">One</p><p data-facts="b">Two</p>');
      content.content[0].content[0].text = 'Mine';
      return String(resumeHtml({ frame, content }));
    });
    expect(bodyOf(changed)).toBe(
      '<p data-facts="" data-original="One" data-original-facts="a">Mine</p><p data-facts="b">Two</p>',
    );
    expect(await through(changed)).toBe(changed);
    // Said again as it was written, it rests on its fact again.
    expect(await bodyThrough(changed.replace('Mine', 'One'))).toBe(
      '<p data-facts="a">One</p><p data-facts="b">Two</p>',
    );
  });

  it('keeps a table as it came, on both sides', async () => {
    const table =
      '<table class="skills"><tbody><tr><th colspan="2">Systems</th></tr><tr><td>SAP</td><td>Excel<ul><li>Pivot tables</li></ul></td></tr></tbody></table><p>After</p>';
    expect(await bodyThrough(table)).toBe(table);
    expect(await bodyThrough(cleanResumeHtml(table))).toBe(table);
  });

  it("keeps the template's styles, its language and its body's class", async () => {
    const html = await through(
      '<html lang="fr"><head><title>CV</title><style>h1 { color: red }</style></head><body class="plain"><h1>A</h1></body></html>',
    );
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('<style>\nh1 { color: red }\n</style>');
    expect(html).toContain('<body class="plain">');
  });

  it('takes in what Word pastes: every word in order, bold, size and font, none of its rubbish', async () => {
    const html = await through(WORD);
    expect(wordsOf(html)).toEqual([
      'Amara',
      'Okafor',
      '·',
      'Moved',
      'orders',
      'to',
      'SAP',
      '2021',
      'Dispatcher',
    ]);
    expect(bodyOf(html)).toMatch(
      /<strong><span style="font-family: Arial, sans-serif; font-size: 20pt;">Amara|<span style="[^"]*font-size: 20pt[^"]*"><strong>Amara/,
    );
    expect(bodyOf(html)).not.toMatch(/o:p|mso|supportLists/i);
    expect(bodyOf(html)).toContain('<table><tbody><tr><td>2021</td><td>Dispatcher</td></tr></tbody></table>');
  });

  it.each([
    '<p>Hi<script>globalThis.ran = true</script></p>',
    '<p onclick="ran = true">Hi</p><img src=x onerror="globalThis.ran = true">',
    '<a href="javascript:globalThis.ran = true">Hi</a>',
    '<svg onload="globalThis.ran = true"></svg><p>Hi</p>',
    '<math><mtext><table><mglyph><style><img src=x onerror="globalThis.ran = true"></style></table></mtext></math><p>Hi</p>',
    '<style>@import "https://evil.example"</style><iframe srcdoc="<script>parent.ran = true</script>"></iframe><p>Hi</p>',
  ])('never lets %s run', async (html) => {
    const out = await through(html);
    expect(out).not.toMatch(/<script|onerror|onclick|onload|javascript:|<iframe|<svg/i);
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  });

  it('changes nothing on a second way through, whatever went in, and loses no word', async () => {
    const inline = constantFrom(
      'Planned ',
      'routes ',
      '<b>SAP</b> ',
      '<i>late</i> ',
      '<span class="when">2021</span> ',
      '<span style="font-size:12pt;mso-x:y">big</span> ',
      '<a href="https://a.example">site</a> ',
      '<o:p>&nbsp;</o:p>',
      '<br>',
      '<font face="Arial">old</font> ',
    );
    const around = (inner: Arbitrary<string>) =>
      tuple(
        constantFrom(
          'p',
          'div',
          'h1',
          'h2',
          'h5',
          'section',
          'ul',
          'ol',
          'li',
          'table',
          'blockquote',
          'dl',
          'center',
        ),
        constantFrom('', ' class="row a-1"', ' style="text-align:right;margin:0cm"', ' align="center"'),
        array(oneof(inline, inner), { maxLength: 4 }),
      ).map(([tag, attributes, content]) =>
        tag === 'table'
          ? `<table><tr><td${attributes}>${content.join('')}</td><td>Next</td></tr></table>`
          : `<${tag}${attributes}>${content.join('')}</${tag}>`,
      );
    const block = around(around(around(inline)));
    await assert(
      asyncProperty(array(block, { minLength: 1, maxLength: 5 }), async (blocks) => {
        const html = blocks.join('');
        const once = await through(html);
        expect(await through(once)).toBe(once);
        // A list in a list where none may stand is lifted out of it, which may change their order.
        expect(wordsOf(once).toSorted()).toEqual(wordsOf(`<body>\n${html}\n</body>`).toSorted());
      }),
      { numRuns: 150 },
    );
  });
});
