import type { PromiseSection } from './row.ts';

const ACCOUNTS = 'src/server/features/platform/accounts';

/** What browsers may do with our pages, and how one proves who one is. */
export const pages: PromiseSection = {
  title: 'Pages, tokens, providers',
  rows: [
    {
      promise:
        'Pages that show somebody’s data run only our scripts and load nothing from elsewhere; login pages may load Google’s by its full address. Every answer has exactly the headers that are written down.',
      kept: 'yes',
      where: ['src/server/http/policy/headers.ts', 'src/server/http/policy/permissions.ts'],
      shown: [
        'src/testing/policy/headers.test.ts › of every document are exactly these',
        'src/testing/policy/headers.test.ts › of every endpoint of the API are exactly these',
        'src/testing/policy/headers.test.ts › open no host of Google as a whole',
      ],
    },
    {
      promise: 'Browsers report what the policy blocked, and nothing about a person is stored from it.',
      kept: 'yes',
      where: ['src/server/http/policy/reports.ts'],
      shown: [
        'src/testing/policy/in-browser.test.ts › has the browser tell us what its policy stopped',
        'src/server/http/policy/reports.test.ts › of a report the rule, the origin that was stopped',
      ],
    },
    {
      promise:
        'A resume is cleaned when it is written and when it is shown; the file you download has its own policy.',
      kept: 'yes',
      where: ['src/server/ports/documents/html/clean.ts'],
      shown: [
        'src/server/features/career/resume/versions/versions.test.ts › cleans the text on its way in',
        'src/testing/policy/in-browser.test.ts › does nothing in a resume that was downloaded and not cleaned',
        'src/server/features/career/resume/export/export.test.ts › reads no file and no other address while it prints',
      ],
    },
    {
      promise:
        'The browser that fills in a form reaches only that form’s sites, through our proxy, with no download, permission, socket or worker.',
      kept: 'yes',
      where: ['src/server/ports/browser/proxy.ts', 'src/server/ports/browser/reach.ts'],
      shown: [
        'src/server/ports/browser/form-guards.test.ts › a form’s page has no WebRTC, no worker of its own',
        'src/server/ports/browser/proxy.test.ts › dials nothing for a name that is not listed, however public its address is',
      ],
    },
    {
      promise:
        'What Google or LinkedIn says about somebody counts only if its signature, audience, time and proof of the address are valid, and only once.',
      kept: 'yes',
      where: [
        'src/server/ports/identity/google.ts',
        'src/server/ports/identity/linkedin.ts',
        `${ACCOUNTS}/providers/queries.ts`,
      ],
      shown: [
        'src/server/ports/identity/id-token.test.ts › for %s proves nobody',
        `${ACCOUNTS}/providers/google.test.ts › works once`,
        `${ACCOUNTS}/providers/google-access-token.test.ts › given to another client is refused by its audience`,
        `${ACCOUNTS}/providers/linkedin.test.ts › works once for each way there and back`,
      ],
    },
    {
      promise:
        'A provider is linked to an existing account only if it runs the mailbox; whoever started a registration with your address before gets nothing.',
      kept: 'yes',
      where: [`${ACCOUNTS}/providers/account-for-identity.ts`],
      shown: [
        `${ACCOUNTS}/providers/google.test.ts › is not joined elsewhere`,
        `${ACCOUNTS}/providers/google.test.ts › that waits for its code loses the attempt: whoever planted it gets nothing`,
        `${ACCOUNTS}/providers/linkedin.test.ts › never joins an account with that address`,
      ],
    },
    {
      promise:
        'Only the payment provider is believed about payments, by its signature, and then only what it answers when asked.',
      kept: 'yes',
      where: ['src/server/ports/payments/stripe.ts', 'src/server/features/platform/billing/receive-event.ts'],
      shown: [
        'src/server/features/platform/billing/scenarios/webhooks.test.ts › refuses a message whose signature, secret, age or content is not right',
        'src/server/features/platform/billing/scenarios/webhooks.test.ts › believes what the provider answers, never what a message says',
      ],
    },
    {
      promise:
        'A language model can do nothing by itself: it rewords what the facts support, within a budget, only after you agreed, and without it everything still works.',
      kept: 'yes',
      where: [
        'src/server/features/platform/models/ask-model.ts',
        'src/server/features/platform/models/budget.ts',
        'src/server/ports/writer-llm/fence.ts',
      ],
      shown: [
        'src/server/features/career/resume/model/documents.test.ts › no model is asked, and the built-in engine writes as ever',
        'src/server/features/career/resume/model/gate.test.ts › refuses what the facts do not say',
        'src/server/features/platform/models/models.test.ts › has tokens, cost, time and end of each, and of what was asked only a hash',
        'src/server/features/platform/models/models.test.ts › keeps the budget of a month, with calls at once too',
      ],
    },
  ],
};
