import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('mailbox', {
  // By the failure that the reader of mailboxes reports, or our own.
  notRead: `{failure, select,
    wrong_password {The server didn’t accept the username and password. Many providers require an app password for this.}
    unreachable {The server didn’t respond. Check its name and port.}
    not_public {There’s no mail server with that name on the public internet.}
    not_encrypted {The server doesn’t offer an encrypted connection, so I didn’t send your password.}
    certificate {The server’s certificate isn’t valid for that name, so I didn’t send your password.}
    no_mailbox {The server has no inbox for that user.}
    other {Something went wrong on our side. I’ll try again in a few minutes.}
  }`,
});
