import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { mailFileName, removeMails, type MailSummary } from './mailFolder'
import type { MailTransport, OutgoingMail } from './mailTransport'
import { mimeMessage } from './mimeMessage'

/**
 * Writes each mail as `20261201T000000.000Z-signUpCode-<id>.eml` and its decoded content as `.json` for the
 * list page. Only the owner may read them, because they contain codes.
 */
export function createFolderTransport(folder: string): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(mimeMessage(mail))
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed in memory')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = mailFileName(mail)
      // The list shows a mail once its .eml exists, so the .json comes first.
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

/** Readers never see a partial file. */
async function writeWhole(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const unfinished = join(folder, `.${name}.tmp`)
  await writeFile(unfinished, content, { mode: 0o600 })
  await rename(unfinished, join(folder, name))
}
