import { describe, expect, test } from 'vitest';
import { boardSample } from '#testing/boards/index.ts';
import { aBoard, aPosting } from '#testing/boards/factories.ts';
import { families } from './index.ts';

const { greenhouse } = families;
const live = aBoard('greenhouse');

describe('a Greenhouse form', () => {
  const posting = aPosting('greenhouse', { tenant: 'brightwaterlabs', external_id: '7412093004' });
  const form = greenhouse.parseForm(live, posting, boardSample('greenhouse.detail.json'));
  const questions = form === 'closed' ? [] : form;
  const byKey = (key: string) => questions.find((question) => question.key === key);

  test('is asked for with the posting, and opened on its page', () => {
    expect(greenhouse.form(live, posting).url).toBe(
      'https://boards-api.greenhouse.io/v1/boards/brightwaterlabs/jobs/7412093004?questions=true',
    );
    expect(greenhouse.formAddress(live, posting, 'key')).toBe(
      'https://job-boards.greenhouse.io/brightwaterlabs/jobs/7412093004',
    );
  });

  test('has every visible question once, in order', () => {
    expect(questions.map(({ key, kind, required }) => `${key} ${kind} ${required}`)).toEqual([
      'first_name short true',
      'last_name short true',
      'email short true',
      'phone short false',
      'resume file true',
      'cover_letter file false',
      'question_30110021004 short false',
      'question_30110022004 single true',
      'question_30110023004[] multi true',
      'question_30110024004 long false',
      'location short true',
      'gender eeo false',
      '21001 eeo false',
      'gdpr_processing_consent_given consent true',
    ]);
  });

  test('keeps the text box as the other way to give a file', () => {
    expect(byKey('resume')?.alternatives).toEqual(['resume_text']);
  });

  test('keeps options as text values, and help as plain text', () => {
    expect(byKey('question_30110022004')).toMatchObject({
      help: 'We cannot sponsor visas for this role.',
      options: [
        { value: '1', label: 'Yes' },
        { value: '0', label: 'No' },
      ],
    });
  });

  test('is closed when the board knows the posting no more', () => {
    expect(greenhouse.parseForm(live, posting, '{"status":404,"error":"Job not found"}')).toBe('closed');
  });

  test('asks for schooling where the posting requires it', () => {
    const reply = JSON.stringify({ questions: [], education: 'education_required' });
    expect(greenhouse.parseForm(live, posting, reply)).toMatchObject([
      { key: 'school--0' },
      { key: 'degree--0' },
      { key: 'discipline--0' },
    ]);
  });

  test.each([
    ['<html>', '"$" should be JSON'],
    ['{"id":1}', '"questions" should be a list, but is missing'],
    [
      '{"questions":[{"label":"X","required":true,"fields":[{"name":"x","type":"hologram"}]}]}',
      '"questions[0].fields[].type" should be a known kind of question',
    ],
  ])('of an unknown shape fails and names the field (%#)', (reply, part) => {
    expect(() => greenhouse.parseForm(live, posting, reply)).toThrow(part);
  });
});
