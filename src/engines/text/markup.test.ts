import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invisible, stripMarkup } from './index.ts';

describe('reading the markup of a posting', () => {
  it('puts headings, paragraphs and items on lines of their own', () => {
    const html =
      '<div><h2>About&nbsp;the role</h2><p>You weld <b>steel</b>,\n every day.</p><ul><li>MIG &amp; TIG</li><li><p>Read blueprints</p></li></ul>Apply<br>soon</div>';
    expect(stripMarkup(html)).toBe(
      'About the role\nYou weld steel, every day.\n- MIG & TIG\n- Read blueprints\nApply\nsoon',
    );
  });

  it('reads markup that came escaped', () => {
    expect(
      stripMarkup(
        '&lt;p&gt;Caf&amp;eacute; &amp;amp; bar&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Serve&lt;/li&gt;&lt;/ul&gt;',
      ),
    ).toBe('Café & bar\n- Serve');
  });

  it('keeps the lines of plain text and gives its items one mark', () => {
    expect(stripMarkup('Duties:\r\n• Count cash\n* Greet customers\n– Close the till\n\n\nPay: 3 < 5')).toBe(
      'Duties:\n- Count cash\n- Greet customers\n- Close the till\nPay: 3 < 5',
    );
  });

  it.each([
    ['<p>Seen<span style="display: none">unseen</span></p>'],
    ['<p>Seen</p><p style="color:red;font-size:0">unseen</p>'],
    ['<p>Seen</p><div aria-hidden="true"><p>unseen</p></div>'],
    ['<p>Seen</p><div hidden>unseen<br>unseen</div>'],
    ['<p>Seen</p><div style="position:absolute;left:-9999px">unseen</div>'],
    ['<p>Seen</p><!-- unseen <b>unseen</b> -->'],
    ['<style>p{unseen:1}</style><script>if (1 < 2) "unseen<p>"</script><p>Seen</p>'],
    ['<p>Seen</p><span style="opacity&#58;0">unseen</span>'],
    ['<p>Seen</p><img alt="unseen>unseen" src=x>'],
    ['<p>Seen</p><select><option>unseen</select>'],
    ['<p style="visibility:hidden">unseen<p>Seen'],
    ['<p>Seen</p><a href="unseen'],
  ])('leaves out what a reader of %s does not see', (html) => {
    expect(stripMarkup(html)).toBe('Seen');
  });

  it('shows what only looks like hiding', () => {
    expect(stripMarkup('<p style="font-size:0.9em;opacity:0.8;height:0.5em">Seen</p>')).toBe('Seen');
    expect(stripMarkup('</div></b><p>Seen</i>')).toBe('Seen');
  });

  it('takes out characters nobody sees', () => {
    expect(invisible('Nur\u200bse\u202e R\u00adN\ufeff\u{e0041}\u0000')).toBe('Nurse RN');
    expect(invisible('a\u00a0b\r\nc\u2028d\te')).toBe('a b\nc\nd\te');
  });

  it('does not choke on hostile input of a megabyte', () => {
    for (const piece of [
      '<',
      '<a ',
      '<b>',
      '</x>',
      '<!--',
      '<div hidden>',
      '&#',
      '&lt;',
      '<p style="',
      '- ',
      '<script>',
      '=\'"',
      '\u200b',
    ]) {
      const html = piece.repeat(Math.ceil(1_000_000 / piece.length));
      expect(stripMarkup(html).length).toBeLessThanOrEqual(html.length * 2);
    }
  });

  it('never lets a tag through, and changes nothing when applied to clean lines again', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<li>',
      '<b hidden>',
      '</b>',
      'text',
      ' & ',
      '&eacute;',
      '\n',
      '<!-- x -->',
      '• ',
      'é',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = stripMarkup(pieces.join(''));
        expect(text).not.toMatch(/<[a-z/!]/);
        expect(stripMarkup(text)).toBe(text);
      }),
    );
  });
});
