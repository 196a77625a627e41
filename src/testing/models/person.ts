import { posting as normalForm } from '#contract/career/posting.ts';
import type { Posting } from '#contract/career/posting.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import { prepareDocuments, uploadResume } from '#server/features/career/resume/index.ts';
import { createTestApp } from '#testing/app.ts';
import { cvAsText } from '#testing/documents/cv.ts';
import { signUp } from '#testing/people.ts';
import { pretendProvider } from './index.ts';

const DESCRIPTION =
  'You will run payroll with Sage 50 for 60 employees.\nRequirements:\n- Payroll\n- Sage 50\n- French';

// What is written is looked at, not how it is set.
const page = async () => new TextEncoder().encode('a page');

/** An app with a pretended provider of models, and people with a resume who agreed to it. */
export async function appWithModel() {
  const provider = await pretendProvider(() => ({ status: 500 }));
  const app = await createTestApp({
    config: { model: provider.settings() },
    world: { typesetter: { resume: page, letter: page, report: page } },
  });
  let postings = 0;
  /** A posting nobody was asked about before; the same question would have the same answer. */
  const posting = (text = ''): Posting => {
    postings += 1;
    return normalForm.parse({
      board: 'practice-lever',
      tenant: 'northwind',
      external_id: '7',
      company: 'Northwind Dental',
      title: 'Payroll Administrator',
      places: ['Hamilton, Ontario'],
      workplace: null,
      employment_type: null,
      department: null,
      pay: null,
      language: 'en',
      description: `${DESCRIPTION}\nReference ${postings}.\n${text}`,
      posted_at: null,
      url: 'https://boards.example.com/7',
      apply_url: 'https://boards.example.com/7/apply',
    });
  };
  return {
    app,
    provider,
    posting,
    async person({ agrees = true } = {}) {
      const { token, accountId } = await signUp(app, { fullName: 'Amara Lindqvist' });
      await uploadResume(app.world, accountId, new File([new Uint8Array(cvAsText())], 'cv.txt'));
      const { host } = new URL(provider.origin);
      if (agrees) await app.call('PUT', '/language-model/agreement', { agreed: true, host }, token);
      return { token, accountId };
    },
    prepare: async (accountId: string, about = posting()) =>
      prepareDocuments(app.world, {
        person: await readPerson(app.world, accountId),
        posting: about,
        withLetter: true,
      }),
    generate: (token: string, prompt: string) =>
      app.call('POST', '/resume/chat-or-generate', { prompt, user_profile: {} }, token),
    async close() {
      await app.close();
      await provider.close();
    },
  };
}

export type AppWithModel = Awaited<ReturnType<typeof appWithModel>>;
