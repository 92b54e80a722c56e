import { join } from 'node:path'
import { listMails, type StoredMail } from '../../../server/ground/outbox/mailFolder'
import type { TestProgram } from '../../support/program'
import { expect } from '../fixtures'

/** The newest mail to an address whose subject holds the words, as soon as it has been written. */
export async function mailTo(program: TestProgram, to: string, subject: string): Promise<StoredMail> {
  let found: StoredMail | undefined
  await expect
    .poll(
      async () => {
        const mails = await listMails(join(program.dataDir, 'mail'), 200)
        found = mails.find((mail) => mail.to.includes(to) && mail.subject.includes(subject))
        return found !== undefined
      },
      { message: `a mail to ${to}: ${subject}` },
    )
    .toBe(true)
  if (!found) throw new Error('unreachable: the mail was found')
  return found
}

/** The six digits of a mail. */
export async function codeFor(program: TestProgram, to: string, subject: string): Promise<string> {
  const mail = await mailTo(program, to, subject)
  const code = /\b\d{6}\b/.exec(mail.text)?.[0]
  if (!code) throw new Error(`no code in: ${mail.subject}`)
  return code
}
