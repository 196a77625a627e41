import { catalogue } from '#localization/catalogue.ts';

/** Why another site was not read. */
export const text = catalogue('network', {
  silent: '{host} didn’t respond.',
  tooLarge: '{host} sent more than {most} MB.',
  movesTooOften: '{host} redirects too many times.',
  movesNowhere: '{host} redirects to something that isn’t an address.',
  movesWhatWasSent: '{host} redirects the data sent to it.',
  movesInTheOpen: '{host} redirects to an address that isn’t encrypted.',
  notCalled: `{why, select,
    scheme {{host} wasn’t called, because only http and https addresses are.}
    user {{host} wasn’t called, because its address contains a username or password.}
    port {{host} wasn’t called, because only the ports 80 and 443 are.}
    foreign {{host} wasn’t called, because it isn’t one of that board’s hosts.}
    other {{host} wasn’t called, because it has no public address.}
  }`,
});
