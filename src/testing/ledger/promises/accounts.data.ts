import type { PromiseSection } from './row.ts';

const ACCOUNTS = 'src/server/features/platform/accounts';
const BUSINESS = 'src/server/features/localbiz/business';

/** Who somebody is, and whose a record is. */
export const accounts: PromiseSection = {
  title: 'Accounts, and whose data it is',
  rows: [
    {
      promise: 'Nobody gets into your account just by knowing your email address.',
      kept: 'yes',
      where: [
        `${ACCOUNTS}/providers/sign-in-with-google.ts`,
        `${ACCOUNTS}/providers/account-for-identity.ts`,
      ],
      shown: [
        `${ACCOUNTS}/providers/google.test.ts › %s are rejected`,
        `${ACCOUNTS}/providers/google.test.ts › proves no claims that differ`,
        `${ACCOUNTS}/providers/google-access-token.test.ts › proves nothing about somebody else, or without claims`,
        `${ACCOUNTS}/providers/google-access-token.test.ts › is refused when it was given to another client, made up`,
      ],
    },
    {
      promise:
        'A password is any 8 to 128 characters you like, and all of them count. Common and easily guessed ones are refused, with the reason.',
      kept: 'yes',
      where: [`${ACCOUNTS}/identity/password-rule.ts`, `${ACCOUNTS}/identity/common-passwords.data.ts`],
      shown: [
        `${ACCOUNTS}/identity/password-rule.test.ts › that is none of these: %s`,
        `${ACCOUNTS}/identity/password-rule.test.ts › as one of the too common: %s`,
        `${ACCOUNTS}/scenarios/sign-in.test.ts › uses every character of a long password, in either Unicode form`,
      ],
    },
    {
      promise: 'Guessing is hopeless, and failures elsewhere never lock out a device that logged in before.',
      kept: 'yes',
      where: [`${ACCOUNTS}/limits/limits.ts`, `${ACCOUNTS}/devices/counted-by.ts`],
      shown: [
        `${ACCOUNTS}/devices/lockout.test.ts › from everywhere close no device that signed in before, and every other one`,
        `${ACCOUNTS}/limits/limits.test.ts › a hundred times closes the password until a mailed code sets a new one`,
        `${ACCOUNTS}/limits/guesses.test.ts › from one source stops after twenty, whosever they are`,
      ],
    },
    {
      promise:
        'A code works once, for ten minutes, in the browser that asked for it, for the form you filled in.',
      kept: 'yes',
      where: [`${ACCOUNTS}/check-code.ts`, `${ACCOUNTS}/codes/queries.ts`],
      shown: [
        `${ACCOUNTS}/codes/browser.test.ts › works in the browser that asked for it, wherever that is by then, and in no other`,
        `${ACCOUNTS}/scenarios/codes.test.ts › is dead after five guesses, even if the sixth is right`,
        `${ACCOUNTS}/scenarios/codes.test.ts › is over after ten minutes`,
        `${ACCOUNTS}/scenarios/registration.test.ts › keeps code and password of each attempt together, and drops the others`,
      ],
    },
    {
      promise: 'Nobody can find out whether you have an account.',
      kept: 'in part: the answers and the work behind them are the same; the time they take is not measured',
      where: [`${ACCOUNTS}/register.ts`, `${ACCOUNTS}/forgot-password.ts`, `${ACCOUNTS}/sign-in.ts`],
      shown: [
        `${ACCOUNTS}/scenarios/enumeration.test.ts › of a refused log-in: one hash is checked, and the same queries are made`,
        `${ACCOUNTS}/scenarios/registration.test.ts › answers for a taken address like for a free one, and tells its owner`,
        `${ACCOUNTS}/passkeys/passkeys.test.ts › the question for signing in names nobody`,
      ],
    },
    {
      promise:
        'Only you can see your records: the database itself shows a request only the rows of its own account.',
      kept: 'yes',
      where: [
        'src/server/db/ownership/ownership.ts',
        'src/server/db/ownership/exemptions.ts',
        'src/server/app.ts',
      ],
      shown: [
        'src/server/db/ownership/row-security.test.ts › shows an account its own rows, another those of that one, nobody none',
        'src/server/db/ownership/row-security.test.ts › takes no row for another account, neither a new one nor one that is given away',
        'src/server/db/ownership/refuse-at-start.test.ts › the server does not start where its role passes by row security',
        'src/server/db/ownership/catalogue.test.ts › with an owner has forced row security',
        'src/server/db/ownership/exemptions.test.ts › rows of everybody are reached by a short list of exemptions',
        'src/testing/sweep/sweep.test.ts › no endpoint tells or changes anything of another account',
        'npm run sweep -- --rounds 10',
      ],
    },
    {
      promise:
        'A stolen token stops working when you log out everywhere, along with everything it handed out. By itself it cannot change a password or address, make an export or delete anything.',
      kept: 'yes',
      where: [
        `${ACCOUNTS}/sessions/identify.ts`,
        `${ACCOUNTS}/sessions/end-sessions.ts`,
        'src/server/http/endpoints.ts',
      ],
      shown: [
        `${ACCOUNTS}/security/step-up.test.ts › is open on the device that confirmed: the token alone is of no use elsewhere`,
        `${ACCOUNTS}/sessions/withdrawn.test.ts › when every sign-in is ended, at once with them`,
        `${ACCOUNTS}/sessions/withdrawn.test.ts › makes no calendar address and connects no mailbox without a proof of who is there`,
        'src/testing/supply/log-leaks.test.ts › of a life with the product no password, code, token',
      ],
    },
    {
      promise: 'Links in our emails and pages lead to us, whatever host a request names.',
      kept: 'yes',
      where: ['src/server/http/hosts.ts', 'src/server/origins.ts', 'src/server/app.ts'],
      shown: [
        'src/server/surroundings.test.ts › with PUBLIC_HOSTS',
        'src/server/http/web/static.test.ts › are the configured ones where hosts are listed, whatever the request says',
      ],
    },
    {
      promise:
        'No other site can act for you: a write needs the token in a header, a cookie alone opens nothing, and unknown methods and paths lead nowhere.',
      kept: 'yes',
      where: ['src/server/app.ts', 'src/server/http/endpoints.ts', 'src/server/http/contact-form.ts'],
      shown: [
        `${ACCOUNTS}/history/history.test.ts › cookie alone opens nothing`,
        'src/server/app.test.ts › that needs an account is closed to visitors and to made-up tokens',
        'src/server/app.test.ts › asked with another method says which it takes',
        'src/server/http/open/outside-contract.test.ts › is listed here: every other address below /api is the contract’s',
      ],
    },
    {
      promise:
        'Only trusted proxies can say who sent a request; in production the operator must name them, or say there are none.',
      kept: 'yes',
      where: ['src/server/http/source.ts', 'src/server/settings/trusted-proxies.ts'],
      shown: [
        'src/server/http/http.test.ts › is the peer unless a trusted proxy speaks',
        'src/server/config.test.ts › does not start in production before it is said which proxies are trusted',
      ],
    },
    {
      promise:
        'What a business has is seen by its members alone. Staff look and change nothing, and who is removed or leaves has no access from the next request on.',
      kept: 'yes',
      where: [
        'src/server/db/ownership/ownership.ts',
        `${BUSINESS}/member-of.ts`,
        `${BUSINESS}/members/change-members.ts`,
      ],
      shown: [
        'src/server/db/ownership/row-security.test.ts › takes no row for another account, neither a new one',
        'src/server/db/ownership/catalogue.test.ts › shows its rows by the one rule of who is a member',
        'src/testing/sweep/sweep.test.ts › no endpoint tells or changes anything of another account',
        `${BUSINESS}/members/members.test.ts › has no access from the next request on`,
      ],
    },
    {
      promise:
        'Letting people into a business, changing what they may and taking them out asks its owner to prove who they are, whoever has the token.',
      kept: 'yes',
      where: ['src/contract/localbiz/members.ts', 'src/server/http/endpoints.ts'],
      shown: [
        'src/testing/sweep/guarded.test.ts › whatever lets people into a business, changes what they may',
        `${BUSINESS}/members/members.test.ts › are let in and taken out by owners who proved themselves again`,
      ],
    },
    {
      promise:
        'A member limited to some shops has no say in what belongs to the business as a whole: its name and trade, its customers, what only its other shops sell.',
      kept: 'yes',
      where: [`${BUSINESS}/member-of.ts`],
      shown: [
        `${BUSINESS}/members/limits.test.ts › changes those, and neither the name nor the trade of the business`,
        `${BUSINESS}/members/limits.test.ts › says what things of those cost, and of nothing that only the others sell`,
        `${BUSINESS}/members/limits.test.ts › brings, sees and counts no customers, who are of the whole business`,
      ],
    },
    {
      promise:
        'A business always has an owner: the last one hands it over or closes it, and deleting an account asks which in the same step.',
      kept: 'yes',
      where: [`${BUSINESS}/members/change-members.ts`, `${BUSINESS}/members/before-deletion.ts`],
      shown: [
        `${BUSINESS}/members/members.test.ts › cannot leave, be removed or become less`,
        `${BUSINESS}/members/members.test.ts › is left to the business when two owners leave in the same moment`,
        `${BUSINESS}/members/deletion.test.ts › asks what becomes of a business in which others work`,
        `${BUSINESS}/members/deletion.test.ts › does not count an owner who is about to go`,
      ],
    },
  ],
};
