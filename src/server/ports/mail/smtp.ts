import type { Transporter } from 'nodemailer';
import { messageIdOf, safeMail } from '#server/ports/mail/message.ts';
import type { Mailer } from '#server/ports/mailer.ts';

/** Hands mail to a server, `smtp(s)://user:password@host:port`; connects with the first mail. */
export function smtpMailer(url: string, from: string): Mailer {
  let transport: Promise<Transporter> | null = null;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    // Nothing we send is read from a file or an address, whatever ends up in a field.
    return createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
  };
  return {
    async send(mail) {
      const { to, subject, text, html, headers } = safeMail(mail);
      const transporter = await (transport ??= open());
      // An object, not a string: nodemailer would split a string into several addresses.
      const recipient = { name: '', address: to };
      await transporter.sendMail({
        from,
        to: recipient,
        subject,
        text,
        html,
        headers: headers ?? {},
        messageId: messageIdOf(mail.key, from),
      });
    },
  };
}
