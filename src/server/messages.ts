import { catalogue } from '#localization/catalogue.ts';

/** Refusals that more than one feature gives. */
export const text = catalogue('refusals', {
  accountEnding:
    'This account is set to be deleted, so nothing new can start. Keep the account in Settings first.',
  noSuchLanguage: 'Legwork isn’t available in that language.',
  notFound: `{what, select,
    account {That account doesn’t exist or isn’t yours.}
    answer {That answer doesn’t exist or isn’t yours.}
    application {That application doesn’t exist or isn’t yours.}
    business {That business doesn’t exist or isn’t yours.}
    board {That job board doesn’t exist or isn’t yours.}
    campaign {That campaign doesn’t exist or isn’t yours.}
    correction {That correction doesn’t exist or isn’t yours.}
    cv {That resume doesn’t exist or isn’t yours.}
    device {That device doesn’t exist or isn’t yours.}
    export {That export doesn’t exist or isn’t yours.}
    invitation {That invitation doesn’t exist or isn’t yours.}
    line {That line doesn’t exist or isn’t yours.}
    mail {That email doesn’t exist or isn’t yours.}
    member {That person doesn’t belong to this business.}
    note {That note doesn’t exist or isn’t yours.}
    passkey {That passkey doesn’t exist or isn’t yours.}
    import {That file doesn’t exist or isn’t yours.}
    place {That place in your resume doesn’t exist or isn’t yours.}
    shop {That shop doesn’t exist or isn’t yours.}
    signIn {That login doesn’t exist or isn’t yours.}
    source {That source doesn’t exist or isn’t yours.}
    wording {That question doesn’t exist or isn’t yours.}
    version {That version doesn’t exist or isn’t yours.}
    other {That doesn’t exist or isn’t yours.}
  }`,
});
