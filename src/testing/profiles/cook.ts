import { saveAnswer } from '#server/features/career/profile/index.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

const cv = `Robin Tremblay
Hamilton, Ontario
robin@example.com

EXPERIENCE
Line Cook, Harbour Kitchen, Hamilton, Ontario
January 2018 - Present
- Run the grill station for 200 covers a night
- Keep food safety records and train new cooks

EDUCATION
High school diploma, Westdale Secondary, 2014

SKILLS
Grill, prep, food safety, knife skills, menu planning, stock control
`;

/** What a cook looks for, not yet running. */
export const cooksWishes = {
  name: 'Kitchens',
  targetTitles: 'Cook, Line Cook',
  keywords: 'grill, food safety',
  rate: 10,
  active: false,
  coverLetter: true,
};

/** Gives a person's CV, as text, by the real endpoint. */
export async function uploadCv(app: TestApp, token: string, text: string): Promise<number> {
  const form = new FormData();
  form.set('file', new File([text], 'cv.txt', { type: 'text/plain' }));
  const reply = await app.app.request('http://career.localhost/api/resume/upload', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return reply.status;
}

/** A signed-up line cook with a CV, who would move for work; `employer` is where they work now. */
export async function signUpCook(app: TestApp, employer = 'Harbour Kitchen'): Promise<Person> {
  const person = await signUp(app);
  const status = await uploadCv(app, person.token, cv.replace('Harbour Kitchen', employer));
  if (status !== 200) throw new Error(`The CV was not taken: ${status}.`);
  await saveAnswer(app.world.database, {
    accountId: person.accountId,
    topic: 'relocate.willing',
    question: 'Are you willing to relocate?',
    value: 'Yes',
    at: app.clock.now().toISOString(),
  });
  return person;
}
