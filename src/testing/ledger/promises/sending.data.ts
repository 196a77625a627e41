import type { PromiseSection } from './row.ts';

const APPLICATIONS = 'src/server/features/career/applications';

/** How an application is sent at most once without the person's word: nobody can make a foreign form do it exactly once. */
export const sending: PromiseSection = {
  title: 'How an application is sent',
  rows: [
    {
      promise:
        'An attempt goes from intent to armed, sent and confirmed, one step at a time, each committed; armed is committed before the click.',
      kept: 'yes',
      where: ['src/engines/pipeline/attempts.ts', `${APPLICATIONS}/send/journal.ts`],
      shown: [
        'src/engines/pipeline/attempts.test.ts › goes from intent to confirmed, one step at a time',
        'src/engines/pipeline/attempts.test.ts › never returns to a state before the click',
      ],
    },
    {
      promise:
        'Before a send everything is checked under one lock: the approval is for this content, nothing is paused, the day and the plan have room, the score is at least 50, and the approval has not expired.',
      kept: 'yes',
      where: [`${APPLICATIONS}/send/claim.ts`, `${APPLICATIONS}/send/unfit.ts`],
      shown: [
        `${APPLICATIONS}/send/submit.test.ts › keeps to the limit of the day in the place where the person lives`,
        `${APPLICATIONS}/send/submit.test.ts › does not begin while the campaign is paused`,
        `${APPLICATIONS}/send/submit.test.ts › does not send what matches below 50, nor what was changed after the approval`,
      ],
    },
    {
      promise:
        'After a crash with an unknown outcome: a board that takes keys gets the same key, one that can be asked is asked twice, ten minutes apart; otherwise we wait a day for their email and then ask you. Only your decision sends again.',
      kept: 'yes',
      where: [
        'src/engines/pipeline/attempts.ts',
        `${APPLICATIONS}/recovery/recover.ts`,
        `${APPLICATIONS}/recovery/resend.ts`,
      ],
      shown: [
        `${APPLICATIONS}/recovery/crash.test.ts › is fetched with the same key where the board takes one`,
        `${APPLICATIONS}/recovery/crash.test.ts › is found on boards that can be asked`,
        `${APPLICATIONS}/recovery/crash.test.ts › is put to the person after a day where nothing else can tell`,
        'src/engines/pipeline/attempts.test.ts › never sends a second time without proof that the first did not arrive',
      ],
    },
    {
      promise: 'If we do not know that an application arrived, it is shown as Checking, never as Applied.',
      kept: 'yes',
      where: ['src/engines/pipeline/index.ts'],
      shown: [
        'src/engines/pipeline/transitions.test.ts › calls an uncertain application Checking, never without that word',
        `${APPLICATIONS}/track/to-finish.test.ts › what is being checked counts once in the tracker and on the overview`,
      ],
    },
    {
      promise:
        'A lease lasts 60 seconds and is renewed every 15, by the database’s clock; whoever takes over raises the fence.',
      kept: 'yes',
      where: [`${APPLICATIONS}/send/lease-queries.ts`],
      shown: [
        `${APPLICATIONS}/send/lease.test.ts › lets nobody take an attempt over whose clock is %i minutes off`,
      ],
    },
    {
      promise:
        'After three failures before the click, the application ends as failed, with the reason in plain words.',
      kept: 'yes',
      where: [`${APPLICATIONS}/send/setbacks.ts`, `${APPLICATIONS}/recovery/recover.ts`],
      shown: [
        `${APPLICATIONS}/recovery/crash.test.ts › fails in plain words after three deaths before the click`,
        `${APPLICATIONS}/send/submit.test.ts › is tried three times and then given up with the reason`,
      ],
    },
    {
      promise:
        'If a form asks for more or something else once it is open, gives orders or asks for money, it goes back to you before anything is sent.',
      kept: 'yes',
      where: [`${APPLICATIONS}/send/send-form.ts`, `${APPLICATIONS}/send/form-setbacks.ts`],
      shown: [
        `${APPLICATIONS}/scenarios/asks-more.test.ts › about jobs and an account is planned for all of them, and approved anew before it is sent`,
        `${APPLICATIONS}/scenarios/asks-more.test.ts › that asks for money ends the application before anything is put on it`,
        `${APPLICATIONS}/send/real-browser.test.ts › puts a question to the person that the open form asks`,
      ],
    },
    {
      promise: 'One job on several boards gets one application.',
      kept: 'yes',
      where: ['src/engines/postings/index.ts', `${APPLICATIONS}/open-application.ts`],
      shown: [
        'src/server/features/career/boards/boards.test.ts › gives the same job on two boards one key, and different jobs different ones',
        `${APPLICATIONS}/approval/approval.test.ts › makes one application of one job, however often it is found`,
        'src/server/features/career/campaigns/scenarios/campaigns.test.ts › applies to one job once',
      ],
    },
    {
      promise:
        'After a crash an email or notice to you may be sent twice, but as one and the same email; what costs money or goes to others is never repeated blindly.',
      kept: 'in part: a code emailed twice is a different code each time, and both work; nothing goes to customers of a business yet',
      where: [
        'src/server/ports/mail/message.ts',
        'src/server/queue/handler.ts',
        'src/server/ports/payments/stripe.ts',
      ],
      shown: [
        'src/server/features/platform/notifications/scenarios/one-mail.test.ts › a code that a crash mails twice is one mail to whoever receives it',
        'src/server/ports/mail/mail.test.ts › that is sent once more has the same Message-ID',
        'src/server/features/platform/billing/scenarios/webhooks.test.ts › takes a message in once, however often it comes',
      ],
    },
    {
      promise:
        'Nothing is sent again after a copy was restored, and what was approved or waiting needs your approval again.',
      kept: 'yes',
      where: [`${APPLICATIONS}/recovery/after-restore.ts`],
      shown: [
        'src/server/copies/restore/run-restore.test.ts › sends nothing again of what went on after the copy',
        'src/server/copies/restore/run-restore.test.ts › puts to the person whatever was approved or waited',
      ],
    },
  ],
};
