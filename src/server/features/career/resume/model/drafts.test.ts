import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cvAsText } from '#testing/documents/cv.ts';
import { isPrompt, wording } from '#testing/models/wording.ts';
import { appWithModel } from '#testing/models/person.ts';
import type { AppWithModel } from '#testing/models/person.ts';
import { inEnglish } from '#testing/wording/in-english.ts';

let rig: AppWithModel;
beforeAll(async () => {
  rig = await appWithModel();
});
beforeEach(() => {
  rig.provider.asked.length = 0;
});
afterAll(() => rig.close());

describe('a resume worded by a model', () => {
  it('keeps its words when it gets shorter', async () => {
    const { token } = await rig.person();
    rig.provider.behaves(wording((line) => line.replace('Ran payroll for 42', 'Ran the payroll for 42')));
    const made = (await rig.generate(token, 'Make me a resume')).body;
    expect(made.html).toContain('Ran the payroll for 42');
    expect(made.notes.join(' ')).toMatch(/test-model \(.+\) wrote one line of it\./);
    expect((await rig.generate(token, 'shorter')).body.html).toContain('Ran the payroll for 42');
    expect(rig.provider.asked).toHaveLength(1);
  });
});

describe('a wording that facts do not bear out', () => {
  it('is shown with its reason and the line that stands in its place', async () => {
    const { token } = await rig.person();
    const falsehood = 'Ran payroll for 60 employees with Sage 50';
    rig.provider.behaves(wording((line) => (line.startsWith('Ran payroll for 42') ? falsehood : line)));
    const { body } = await rig.generate(token, 'Make me a resume');
    expect(body.html).not.toContain('60 employees');
    const [one] = body.refused;
    expect(body.refused).toHaveLength(1);
    expect(one).toMatchObject({ document: 'resume', instead: expect.stringContaining('42 employees') });
    expect(JSON.stringify(one.refusals)).toMatch(/42|60/);
  });
});

describe('a prompt I cannot read', () => {
  it('is read by the model, into changes I know', async () => {
    const { token } = await rig.person();
    rig.provider.behaves((asked) =>
      isPrompt(asked)
        ? { json: { changes: [{ sentence: 's1', kind: 'without', value: 'skills' }] } }
        : { json: { lines: [] } },
    );
    const { body } = await rig.generate(token, 'Ditch that block at the end.');
    expect(body.html).not.toContain('<h2>Skills');
    expect(body.notes.join(' ')).not.toContain('I couldn’t use');
  });

  it('changes nothing in ways there are not, or in words the person did not say', async () => {
    const { token } = await rig.person();
    const changes = [
      { sentence: 's1', kind: 'template', value: 'golden' },
      { sentence: 's1', kind: 'target', value: 'Chief Surgeon' },
      { sentence: 's9', kind: 'shorter', value: '' },
    ];
    rig.provider.behaves((asked) => (isPrompt(asked) ? { json: { changes } } : { json: { lines: [] } }));
    const { body } = await rig.generate(token, 'Sprinkle some magic on it.');
    expect(body.title).not.toMatch(/surgeon/i);
    expect(body.notes.join(' ')).toContain('“Sprinkle some magic on it.”');
  });
});

describe('when the model gives no answer', () => {
  it('the built-in engine writes, with a word to the person', async () => {
    const { token, accountId } = await rig.person();
    rig.provider.behaves(() => ({ status: 503, headers: { 'retry-after-ms': '1' } }));
    const { letter, notes, resume } = await rig.prepare(accountId);
    const word = 'I couldn’t reach the language model, so I wrote this without it.';
    expect(letter?.text).toContain('42 employees');
    expect(notes.map(inEnglish)).toEqual([word]);
    expect(inEnglish(resume.note)).toContain(word);
    expect((await rig.generate(token, 'Make me a resume')).body.notes).toContain(word);
  });
});

describe('the score of a CV', () => {
  it('asks no model', async () => {
    const { token } = await rig.person();
    const form = new FormData();
    form.set('file', new File([new Uint8Array(cvAsText())], 'cv.txt'));
    const response = await rig.app.app.request('http://career.localhost/api/resume/analyze-file', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect(response.status).toBe(200);
    expect(rig.provider.asked).toEqual([]);
  });
});
