import { momentInWords } from '#engines/calendar/index.ts';
import { say } from '#localization/catalogue.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import { spendLimits, usesDevice } from '#server/features/platform/accounts/index.ts';
import { hashToken } from '#server/ports/tokens.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { LINK_PAGE_POLICY, linkPage, nothingPage } from './link-page.ts';
import { text } from './messages.ts';
import { openableResume } from './queries.ts';
import type { OpenableResume } from './queries.ts';
import { recordView } from './record-view.ts';
import { asAccount } from '#server/db/as.ts';

const TOKEN = /^[\w-]{22}$/;
const SECOND_MS = 1000;
/** A page that lay open longer is shown again. */
const PAGE_LIFE_MS = 24 * 60 * 60 * SECOND_MS;
/** Nobody reads what the page says and presses in less; what does is a machine. */
const LEAST_READING_MS = SECOND_MS;

/** A request for the page of a link. */
export interface LinkVisit {
  token: string;
  request: Request;
  source: string;
  /** The secret of the browser's device cookie. */
  device: string | null;
}

const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};
const shown = (page: string, status: number) =>
  new Response(page, {
    status,
    headers: {
      ...HEADERS,
      'content-security-policy': LINK_PAGE_POLICY,
      'content-type': 'text/html; charset=utf-8',
    },
  });

const belongsTo = (resume: OpenableResume) => `resume-link:${resume.applicationId}`;

/** How long ago a page of this resume with a seal was shown, in milliseconds; null when none was, or too long ago. */
function ageOf({ secrets, clock }: World, resume: OpenableResume, seal: unknown): number | null {
  if (typeof seal !== 'string' || seal.length > 200) return null;
  try {
    const age = clock.now().getTime() - Number(secrets.open(seal, belongsTo(resume)));
    return age >= 0 && age < PAGE_LIFE_MS ? age : null;
  } catch {
    return null;
  }
}

/**
 * Whether a person's hand is behind a press, as far as a browser tells: the page's script saw it, after the time that reading
 * takes, and Chromium, which says so of every press, says it too. Whoever has no script reads the resume uncounted.
 */
const byHand = ({ headers }: Request, age: number, hand: unknown): boolean =>
  hand === '1' &&
  age >= LEAST_READING_MS &&
  (headers.get('sec-ch-ua') === null || headers.get('sec-fetch-user') === '?1');

const fromElsewhere = ({ headers }: Request): boolean =>
  (headers.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin';

async function count(world: World, { applicationId }: OpenableResume): Promise<void> {
  const at = world.clock.now();
  await world.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, applicationId);
    if (!row) return;
    await recordView(world, transaction, {
      row,
      source: 'resume_link',
      mailId: null,
      at,
      detail: text.message('openedByLink'),
    });
  });
}

function showPage(world: World, resume: OpenableResume): Response {
  const { language, name, expiresAt } = resume;
  const seal = world.secrets.seal(String(world.clock.now().getTime()), belongsTo(resume));
  const until = momentInWords(expiresAt.getTime(), { timeZone: 'UTC', language });
  return shown(linkPage({ language, name, until, seal }), 200);
}

async function press(world: World, resume: OpenableResume, visit: LinkVisit): Promise<Response> {
  const { request, device } = visit;
  const form = await request.formData().catch(() => null);
  const age = ageOf(world, resume, form?.get('seal'));
  if (age === null || fromElsewhere(request) || resume.cv === null) return showPage(world, resume);
  const isOwner = device !== null && (await usesDevice(world.database, resume.accountId, hashToken(device)));
  if (byHand(request, age, form?.get('hand')) && !isOwner) await count(world, resume);
  const file = await world.files.get(resume.accountId, resume.cv.sha256);
  return new Response(new Uint8Array(file), {
    headers: {
      ...HEADERS,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${resume.cv.name}"`,
    },
  });
}

/**
 * The page of a resume link. Looking at it counts nothing, by whatever method or program; the one press on it, made by a person's
 * hand and not on the owner's device, is the view, and answers the very file that was sent. Every link that opens nothing gets
 * the same page with 404.
 */
export async function serveResumeLink(world: World, visit: LinkVisit): Promise<Response> {
  const { token, request, source } = visit;
  const refused = await spendLimits(world, [['resumeLinkPerSource', source]]).catch((error: unknown) => {
    if (error instanceof Problem) return error;
    throw error;
  });
  if (refused) return new Response(say(refused.said, { locale: 'en' }), { status: 429, headers: HEADERS });
  const all = world.database.withoutOwner('applications.resume-link');
  const resume = TOKEN.test(token)
    ? await openableResume(all, hashToken(token), world.clock.now())
    : undefined;
  if (!resume) return shown(nothingPage(), 404);
  return request.method === 'POST'
    ? press(asAccount(world, resume.accountId), resume, visit)
    : showPage(world, resume);
}
