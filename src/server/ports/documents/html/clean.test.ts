import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanResumeHtml } from './clean.ts';

const bodyOf = (html: string) => /<body[^>]*>\n([\s\S]*)\n<\/body>/.exec(html)?.[1] ?? '';
const styleOf = (html: string) => /<style>\n([\s\S]*)\n<\/style>/.exec(html)?.[1] ?? '';
const clean = (html: string) => bodyOf(cleanResumeHtml(html));

describe('cleaning a resume', () => {
  it.each([
    ['<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['<p onclick="x()" id="root">Hi</p>', '<p>Hi</p>'],
    ['<a href="javascript:alert(1)">me</a>', '<a>me</a>'],
    ['<a href="//evil.example">me</a>', '<a>me</a>'],
    ['<img src="https://evil.example/x.png" onerror="x()">', ''],
    ['<iframe src="https://evil.example">x</iframe>', ''],
    ['<svg><script>x()</script><text>y</text></svg>', ''],
    ['<form action="/x"><input value="a"><p>Kept</p></form>', '<p>Kept</p>'],
    ['<p style="position:fixed;background:url(https://evil.example)">Hi</p>', '<p>Hi</p>'],
    [
      '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="/x"><p>Hi</p>',
      '<p>Hi</p>',
    ],
  ])('takes what could run or load out of %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('keeps what the editor knows, and old names for it under the new ones', () => {
    const html =
      '<h1 class="name">Amara</h1><p style="text-align:center"><b>Bold</b> <i>it</i> <u>un</u> <strike>st</strike> ' +
      '<span style="font-family:Georgia;font-size:18px">big</span> <a href="mailto:a@example.com">mail</a></p><h5>Small</h5>';
    expect(clean(html)).toBe(
      '<h1 class="name">Amara</h1><p style="text-align:center"><strong>Bold</strong> <em>it</em> <u>un</u> <s>st</s> ' +
        '<span style="font-family:Georgia;font-size:18px">big</span> <a href="mailto:a@example.com">mail</a></p><h3>Small</h3>',
    );
  });

  it('keeps a table with its rows and cells, without what it would load', () => {
    const table = '<table><tbody><tr><td colspan="2">SAP</td><td>Excel</td></tr></tbody></table>';
    expect(clean(table)).toBe(table);
    expect(
      clean('<table background="https://evil.example"><tr><td onclick="x()">SAP</td></tr></table>'),
    ).toBe('<table><tr><td>SAP</td></tr></table>');
  });

  it('leaves out what a text rests on and said before where it leaves the house', () => {
    const html =
      '<p data-facts="a" data-original="I &lt;b&gt;led&lt;/b&gt; it" data-original-facts="b">Mine</p>';
    expect(clean(html)).toBe(html);
    expect(bodyOf(cleanResumeHtml(html, { sources: false }))).toBe('<p>Mine</p>');
  });

  it('keeps a style sheet without what it would load or cover, and gives a plain one where there is none', () => {
    const css =
      "@import url('https://evil.example'); @font-face { src: url(x) } @page { margin: 20mm }\n" +
      'h1 { color: #123; background: url(https://evil.example/a) } .cv { position: fixed } a::before { content: "I have a degree" }';
    const style = styleOf(cleanResumeHtml(`<style>${css}</style><h1>A</h1>`));
    expect(style).toContain('color: #123');
    expect(style).toContain('@page');
    expect(style).not.toMatch(/evil|url|import|font-face|fixed|content/);
    const bullet = String.raw`li::before { content: "\2022" }`;
    expect(styleOf(cleanResumeHtml(`<style>${bullet}</style>`))).toBe(bullet);
    expect(styleOf(cleanResumeHtml('<h1>A</h1>'))).toContain('Georgia');
  });

  it('leaves no way out of the style element or the title', () => {
    const html = cleanResumeHtml(
      '<title></title><script>x()</script></title><style>p{color:red}</style ><script>y()</script>',
    );
    expect(html).not.toMatch(/<script|x\(\)|y\(\)/);
  });

  it('survives nesting deeper than any resume', () => {
    const html = `${'<div>'.repeat(20_000)}deep${'</div>'.repeat(20_000)}`;
    expect(clean(html)).toContain('deep');
  });

  it('keeps of a broken style sheet only what it keeps again', () => {
    const broken = '<style><span style="font-size:12px;x:y">h1 { color: red }:#';
    const once = cleanResumeHtml(broken);
    expect(cleanResumeHtml(once)).toBe(once);
  });

  it('changes nothing the second time, whatever comes', () => {
    const piece = oneof(
      constantFrom(
        '<p>',
        '</p>',
        '<div class="a b">',
        '</div>',
        '<b>',
        '</b>',
        '<li>',
        '<ul>',
        '</ul>',
        '<td>',
      ),
      constantFrom(
        '<style>',
        '</style>',
        '<title>',
        '</title>',
        '<!--',
        '-->',
        '<a href="https://a.example">',
      ),
      constantFrom(
        'h1 { color: red }',
        '&amp;',
        '&lt;script&gt;',
        '<svg>',
        '<span style="font-size:12px;x:y">',
      ),
      string(),
    );
    assert(
      property(array(piece, { maxLength: 30 }), (pieces) => {
        const once = cleanResumeHtml(pieces.join(''));
        expect(cleanResumeHtml(once)).toBe(once);
        expect(once).not.toMatch(/<script/i);
      }),
      { numRuns: 500 },
    );
  });
});
