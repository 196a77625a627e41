import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsQuestion } from '#server/db/question.ts';

const about = { application_id: z.string(), title: z.string(), company: z.string() };
const invitation = z.object({
  ...about,
  id: z.string(),
  starts_at: z.coerce.date().nullable(),
  ends_at: z.coerce.date().nullable(),
  day: z.string().nullable(),
  time: z.string().nullable(),
  location: z.string(),
  is_cancelled: z.boolean(),
});
const invitingMail = z.object({ ...about, id: z.string(), text: z.string(), received_at: z.coerce.date() });

/** What tells of interviews: calendars, and mails that name a day. */
export interface InterviewSources {
  invitations: z.infer<typeof invitation>[];
  mails: z.infer<typeof invitingMail>[];
}

/** Asks for every interview in the calendar of an account's applications that go on, and the newest mail of each that invites to one. */
export const interviewQuestions = (accountId: string) => ({
  invitations: rowsQuestion(
    sql`select a.id as application_id, a.title, a.company, i.id, i.starts_at, i.ends_at, i.day, i.time, i.location,
        i.cancelled_at is not null as is_cancelled
      from interviews i join applications a on a.id = i.application_id
      where a.account_id = ${accountId}::uuid and a.state in ('applied', 'interviewing', 'offer') and a.withdrawn_at is null`,
    invitation,
  ),
  mails: rowsQuestion(
    sql`select distinct on (a.id) a.id as application_id, a.title, a.company, m.id, m.text, m.received_at
      from mails m join applications a on a.id = m.application_id
      where a.account_id = ${accountId}::uuid and a.state = 'interviewing' and a.withdrawn_at is null
        and m.meaning = 'interview'
      order by a.id, m.received_at desc, m.id desc`,
    invitingMail,
  ),
});
