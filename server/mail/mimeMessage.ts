import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mailTransport'

/**
 * What nodemailer is told of a mail. Addresses are handed over as objects, never as header text, and an attachment
 * never names a file or an address to be read.
 */
export function mimeMessage(mail: OutgoingMail): SendMailOptions {
  const domain = mail.from.address.split('@').at(-1) ?? 'localhost'
  return {
    messageId: `<${mail.id}@${domain}>`,
    date: mail.date,
    from: mail.from,
    replyTo: mail.replyTo,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments,
    // Nobody is to answer a code with an out-of-office notice.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
