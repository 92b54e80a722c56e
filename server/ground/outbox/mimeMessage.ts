import { readFileSync } from 'node:fs'
import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail'
import { GARDEN } from './templates/mailHtml'

export const gardenPicture = readFileSync(new URL('templates/garden.jpg', import.meta.url))
const GARDEN_URL = `data:image/jpeg;base64,${gardenPicture.toString('base64')}`

/** The body with its picture inlined, for pages without attachments. */
export const pictureInside = (html: string) => html.replace(`cid:${GARDEN}`, GARDEN_URL)

const garden = {
  cid: GARDEN,
  filename: 'garden.jpg',
  contentType: 'image/jpeg',
  contentDisposition: 'inline',
  content: gardenPicture,
} as const

/** Addresses are objects, never header text, and attachments never name a file or URL. */
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
    attachments: [...mail.attachments, garden],
    headers: {
      // Prevents out-of-office replies.
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
