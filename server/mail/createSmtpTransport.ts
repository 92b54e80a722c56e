import nodemailer from 'nodemailer'
import type { MailTransport } from './mailTransport'
import { mimeMessage } from './mimeMessage'

// Shorter than the database's limit for an idle transaction: the outbox row stays locked while a mail is handed over.
const GIVE_UP_AFTER_MS = 20_000
const NO_ANSWER_MS = 10_000

/** Hands mails to the server of `SMTP_URL` (`smtps://user:password@smtp.example.com`). */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const transporter = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: NO_ANSWER_MS,
    greetingTimeout: NO_ANSWER_MS,
    socketTimeout: NO_ANSWER_MS,
  })
  return {
    async send(mail) {
      await transporter.sendMail({ ...mimeMessage(mail), signal: AbortSignal.timeout(GIVE_UP_AFTER_MS) })
    },
    forget: async () => undefined,
    close: () => transporter.close(),
  }
}
