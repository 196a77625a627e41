import type { Guard } from './guard.ts';

const APPLICATIONS = 'server/features/career/applications';
const PLATFORM = 'server/features/platform';

/** The guards that `npm run breaks` empties. Each text stands once in its module; each test takes seconds. */
export const GUARDS: readonly Guard[] = [
  {
    name: 'every sentence of a letter is held against the facts',
    module: 'server/features/career/resume/checked-letter.ts',
    text: "return refusals.length === 0 ? [] : [{ document: 'letter', text, instead: '', refusals }];",
    becomes: 'return [];',
    test: {
      file: 'src/server/features/career/resume/prepare-documents.test.ts',
      name: 'leaves out a sentence with a number the facts do not hold, and says so',
    },
  },
  {
    name: 'orders hidden on the page of a form are told',
    module: 'engines/forms/page/orders.ts',
    text: 'const unseen = remarksOn(hidden)',
    becomes: "const unseen = remarksOn('')",
    test: {
      file: 'src/engines/forms/page/orders.test.ts',
      name: 'are told as hidden where nobody was meant to read them',
    },
  },
  {
    name: 'no cell of a table is a formula',
    module: 'web/features/career/tracker/csv.ts',
    text: "const safe = mayRun(words) ? `'${words}` : words;",
    becomes: 'const safe = words;',
    test: {
      file: 'src/web/features/career/tracker/csv.test.ts',
      name: 'leaves no cell that a spreadsheet would run',
    },
  },
  {
    name: 'a captcha is the person’s',
    module: 'server/ports/browser/form/sending/verdict.ts',
    text: "if (now.captcha && !before.captcha) return 'captcha';",
    becomes: '',
    test: { file: 'src/server/ports/browser/form/sending/verdict.test.ts', name: 'reads ' },
  },
  {
    name: 'robots.txt is kept to',
    module: 'server/features/career/boards/reading/polite-fetch.ts',
    text: 'if (!mayRead(rules, url.pathname + url.search))',
    becomes: 'if (rules === null)',
    test: {
      file: 'src/server/features/career/boards/reading/polite-fetch.test.ts',
      name: 'reads what is not published for programs as far as robots.txt lets it',
    },
  },
  {
    name: 'a site that asks for time gets it',
    module: 'server/features/career/boards/reading/polite-fetch.ts',
    text: "const asked = retryAfterMs(headers['retry-after'], now);",
    becomes: "const asked = headers['retry-after'] === '' ? retryAfterMs('', now) : null;",
    test: {
      file: 'src/server/features/career/boards/reading/polite-fetch.test.ts',
      name: 'waits after',
    },
  },
  {
    name: 'no address inside a network is called',
    module: 'server/ports/network/addresses.ts',
    text: "if (parsed.range() !== 'unicast') return false;",
    becomes: '',
    test: {
      file: 'src/server/ports/network/addresses.test.ts',
      name: 'refuses a name of which one answer is private, however many are public',
    },
  },
  {
    name: 'a form’s browser reaches the hosts it was given',
    module: 'server/ports/browser/reach.ts',
    text: 'if (!isListed(hosts, host, port)) return null;',
    becomes: '',
    test: {
      file: 'src/server/ports/browser/proxy.test.ts',
      name: 'dials nothing for a name that is not listed',
    },
  },
  {
    name: 'pushes go to the services of browsers alone',
    module: 'server/ports/push/web-push.ts',
    text: 'return SERVICES.has(hostname) || WINDOWS.test(hostname);',
    becomes: "return hostname !== '';",
    test: { file: 'src/server/ports/push/web-push.test.ts', name: 'an endpoint' },
  },
  {
    name: 'a page runs its own scripts alone',
    module: 'server/http/policy/headers.ts',
    text: `"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; " +`,
    becomes: `"default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; " +`,
    test: { file: 'src/testing/policy/headers.test.ts', name: 'of every document are exactly these' },
  },
  {
    name: 'a resume is cleaned',
    module: 'server/ports/documents/html/clean.ts',
    text: 'const clean = sanitizeHtml(text, options).trim();',
    becomes: 'const clean = text.trim();',
    test: { file: 'src/server/ports/documents/html/clean.test.ts', name: 'cleaning a resume' },
  },
  {
    name: 'only our own hosts are answered for',
    module: 'server/app.ts',
    text: 'if (hostKind(host) === null || !isPublicHost(host, config.publicHosts))',
    becomes: 'if (hostKind(host) === null)',
    test: { file: 'src/server/surroundings.test.ts', name: 'with PUBLIC_HOSTS' },
  },
  {
    name: 'a body has its most',
    module: 'server/http/bodies/limit.ts',
    text: 'const JSON_LIMIT_BYTES = MEGABYTE;',
    becomes: 'const JSON_LIMIT_BYTES = 1024 * MEGABYTE;',
    test: { file: 'src/server/http/bodies/bodies.test.ts', name: 'of more than a megabyte is too large' },
  },
  {
    name: 'what only the person may do asks who is there',
    module: 'server/http/endpoints.ts',
    text: "if (stepUp === true && !(context.actor.kind === 'account' && context.actor.steppedUp))",
    becomes: "if (stepUp === true && context.actor.kind !== 'account')",
    test: {
      file: 'src/server/features/platform/accounts/security/step-up.test.ts',
      name: 'is refused to a fresh sign-in, and done once they give their password again',
    },
  },
  {
    name: 'a code works in the browser that asked for it',
    module: `${PLATFORM}/accounts/codes/queries.ts`,
    text: '        own,\n        isNull(codes.usedAt),',
    becomes: '        isNull(codes.usedAt),',
    test: {
      file: 'src/server/features/platform/accounts/codes/browser.test.ts',
      name: 'works in the browser that asked for it',
    },
  },
  {
    name: 'what is counted has a limit',
    module: `${PLATFORM}/accounts/limits/limits.ts`,
    text: 'if (count <= mostOf(world, use)) return null;',
    becomes: 'if (count > 0) return null;',
    test: {
      file: 'src/server/features/platform/contact/contact.test.ts',
      name: 'is taken five times an hour from one source',
    },
  },
  {
    name: 'a pause holds back the click',
    module: `${APPLICATIONS}/send/arm.ts`,
    text: "return campaign?.finishing ? null : text.message('campaignPaused');",
    becomes: "return campaign === undefined ? text.message('campaignPaused') : null;",
    test: {
      file: 'src/server/features/career/applications/send/submit.test.ts',
      name: 'stops before the click when the campaign is paused while the form is being filled',
    },
  },
  {
    name: 'a worker that was overtaken may not click',
    module: `${APPLICATIONS}/send/arm.ts`,
    text: "if (!locked || locked.fence !== attempt.fence || locked.state !== 'intent')",
    becomes: "if (!locked || locked.state !== 'intent')",
    test: {
      file: 'src/server/features/career/applications/send/fence.test.ts',
      name: 'of two workers that both stand before the click, only who took the attempt over may click',
    },
  },
  {
    name: 'a transaction works as one account',
    module: 'server/db/ownership/ownership.ts',
    text: "if (settings === null) return '';",
    becomes: "if (settings?.account !== 'nobody') return '';",
    test: {
      file: 'src/server/db/ownership/catalogue.test.ts',
      name: 'are what the product asks as, inside a transaction and outside',
    },
  },
  {
    name: 'a start where row security holds nobody back is refused',
    module: 'server/main.ts',
    text: '  await refuseBypass(connection);',
    becomes: '',
    test: {
      file: 'src/server/db/ownership/refuse-at-start.test.ts',
      name: 'the server does not start where its role passes by row security',
    },
  },
  {
    name: 'rows of everybody are asked for by a named exemption',
    module: 'server/app.ts',
    text: "const own = actor.kind === 'account' ? asAccount(world, actor.accountId) : world;",
    becomes: "const own = { ...world, database: world.database.withoutOwner('accounts.identify') };",
    test: {
      file: 'src/server/db/ownership/exemptions.test.ts',
      name: 'rows of everybody are reached by a short list of exemptions, each used at one place',
    },
  },
  {
    name: 'live updates go to their account alone',
    module: 'server/db/events.ts',
    text: 'listeners.get(account)?.forEach((listener) => listener(parsed.data));',
    becomes: 'listeners.forEach((all) => all.forEach((listener) => listener(parsed.data)));',
    test: {
      file: 'src/server/features/platform/notifications/scenarios/follow-events.test.ts',
      name: 'says hello, then what changes, and nothing of others',
    },
  },
  {
    name: 'a message about payments is signed by the provider',
    module: 'server/ports/payments/stripe.ts',
    text: `const event = await stripe.webhooks.constructEventAsync(
          body,
          signature,
          options.webhookSecret,
          SIGNATURE_AGE_SECONDS,
          undefined,
          receivedAt.getTime(),
        );`,
    becomes: 'const event = JSON.parse(body);',
    test: {
      file: 'src/server/features/platform/billing/scenarios/webhooks.test.ts',
      name: 'refuses a message whose signature, secret, age or content is not right',
    },
  },
  {
    name: 'a key stands for one request',
    module: `${PLATFORM}/idempotency/claim-key.ts`,
    text: 'if (secrets.open(row.sealedRequest, requestOf(row.id)) !== hash)',
    becomes: 'if (hash === null)',
    test: {
      file: 'src/server/features/platform/idempotency/keys.test.ts',
      name: 'is of one request: another one under it is refused and not done',
    },
  },
  {
    name: 'no copy becomes older than thirty days',
    module: 'server/copies/hourly/retention.ts',
    text: 'times.filter((time) => nowMs - time < OLDEST_MS)',
    becomes: 'times.filter((time) => nowMs >= time)',
    test: {
      file: 'src/server/copies/hourly/retention.test.ts',
      name: 'keeps what there is of a server that slept, up to the age of 30 days',
    },
  },
  {
    name: 'a line of the trail bears our seal',
    module: `${APPLICATIONS}/trail/line.ts`,
    text: "return isSealOf(sealedText(line, link), line.seal) ? null : 'forged';",
    becomes: 'return null;',
    test: {
      file: 'src/server/features/career/applications/trail/changed.test.ts',
      name: 'write the trail anew',
    },
  },
  {
    name: 'a password in the vault opens in its owner’s row alone',
    module: 'server/features/career/portals/portal-password.ts',
    text: '`portal ${accountId} ${host}`;',
    becomes: "`portal ${accountId === host ? '' : ''}`;",
    test: {
      file: 'src/server/features/career/portals/portals.test.ts',
      name: 'a password opens nothing in the row of another person or site',
    },
  },
  {
    name: 'the token of a push ends',
    module: `${APPLICATIONS}/approval/decide.ts`,
    text: "if (approval.expiresAt <= deps.clock.now()) throw new Problem('gone', EXPIRED);",
    becomes: '',
    test: {
      file: 'src/server/features/career/applications/approval/approval.test.ts',
      name: 'ends at its own time, also where the person may still decide',
    },
  },
  {
    name: 'only what was approved is sent',
    module: `${APPLICATIONS}/send/claim.ts`,
    text: 'contentHashOf(row) === row.approvedHash',
    becomes: 'contentHashOf(row) !== undefined',
    test: {
      file: 'src/server/features/career/applications/send/submit.test.ts',
      name: 'does not send what matches below 50, nor what was changed after the approval',
    },
  },
  {
    name: 'a day has its most sends',
    module: 'server/features/career/budgets/queries.ts',
    text: 'setWhere: lt(sendBudgets.used, limit),',
    becomes: '',
    test: {
      file: 'src/server/features/career/budgets/budgets.test.ts',
      name: 'never gives more sends a day than the limit, whatever comes at once',
    },
  },
  {
    name: 'nobody who was erased comes back with a copy',
    module: 'server/copies/restore/run-restore.ts',
    text: 'const back = await features.eraseAgain(world, isErased);',
    becomes: 'const back = 0;',
    test: {
      file: 'src/server/copies/restore/run-restore.test.ts',
      name: 'brings nobody back who was erased since',
    },
  },
];
