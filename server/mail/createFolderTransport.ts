import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { mailFileName, removeMails, type MailSummary } from './mailFolder'
import type { MailTransport, OutgoingMail } from './mailTransport'
import { mimeMessage } from './mimeMessage'

/**
 * Writes each mail as a file `20261201T000000.000Z-signUpCode-<id>.eml` and, for the page that lists them, its
 * decoded content beside it as `.json`. Only the owner may read them: they hold codes.
 */
export function createFolderTransport(folder: string): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(mimeMessage(mail))
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed in memory')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = mailFileName(mail)
      // The list shows a mail once its .eml is there, so the .json has to be in place by then.
      await writeWhole(folder, `${name}.json`, JSON.stringify(summaryOf(mail)))
      await writeWhole(folder, `${name}.eml`, message)
    },
    forget: (ids) => removeMails(folder, ids),
    close: () => composer.close(),
  }
}

const summaryOf = (mail: OutgoingMail): MailSummary => ({
  time: mail.date.toISOString(),
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: mail.attachments,
})

/** A reader of the folder never meets half a file. */
async function writeWhole(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const unfinished = join(folder, `.${name}.tmp`)
  await writeFile(unfinished, content, { mode: 0o600 })
  await rename(unfinished, join(folder, name))
}
