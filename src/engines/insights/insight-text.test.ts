import { describe, expect, it } from 'vitest';
import { insightRuns } from './insight-text.ts';

const text = (html: string) =>
  insightRuns(html)
    .map((run) => run.text)
    .join('');

describe('the words of an insight', () => {
  it('keep what is bold', () => {
    expect(insightRuns('Sent before <b>9:00</b>, <strong>6 of 22</strong> answered.')).toEqual([
      { text: 'Sent before ', strong: false },
      { text: '9:00', strong: true },
      { text: ', ', strong: false },
      { text: '6 of 22', strong: true },
      { text: ' answered.', strong: false },
    ]);
  });

  it('lose every other tag, and scripts with what is in them', () => {
    expect(text('a <a href="javascript:x">link</a><img src=x onerror=alert(1)> <i>b</i>')).toBe('a link b');
    expect(text('one<script>alert(1)</script> two<!-- <b>three</b> -->')).toBe('one two');
    expect(text('before<script>never closed')).toBe('before');
  });

  it('have their entities decoded once', () => {
    expect(text('R&amp;D &lt;b&gt; &#39;x&#39; &#x41; &unknown;')).toBe("R&D <b> 'x' A &unknown;");
    expect(text('&amp;lt;')).toBe('&lt;');
    expect(text('&#0;&#99999999;')).toBe('&#99999999;');
  });

  it('keep a lone sign', () => {
    expect(text('3 < 5 and 7 > 6')).toBe('3 < 5 and 7 > 6');
  });
});
