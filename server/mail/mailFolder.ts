import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { array, type InferType, object, string } from 'yup'

const text = string().strict().defined()
const summarySchema = object({
  time: text,
  to: text,
  subject: text,
  text,
  html: text,
  attachments: array(object({ filename: text, contentType: text, content: text }))
    .strict()
    .defined(),
})

/** A decoded mail for the list page. */
export type MailSummary = InferType<typeof summarySchema>
export type StoredMail = MailSummary & { name: string }

const MAIL_FILE = /^(\d{8}T\d{6}\.\d{3}Z-[A-Za-z]+-[0-9a-f-]{36})\.eml$/

/** Sorts by request time: `20261201T000000.000Z-signUpCode-<id>`. */
export const mailFileName = (mail: { requestedAt: Date; kind: string; id: string }) =>
  `${mail.requestedAt.toISOString().replace(/[-:]/g, '')}-${mail.kind}-${mail.id}`

export async function listMails(folder: string, limit: number): Promise<StoredMail[]> {
  const names = (await mailNames(folder)).sort().reverse().slice(0, limit)
  const mails = await Promise.all(names.map((name) => readMail(folder, name)))
  return mails.filter((mail) => mail !== null)
}

/** Null unless the folder lists the name, so a request's path never reaches the file system. */
export async function findMail(folder: string, name: string): Promise<StoredMail | null> {
  const known = (await mailNames(folder)).find((listed) => listed === name)
  return known === undefined ? null : readMail(folder, known)
}

export async function findMailSource(folder: string, name: string): Promise<Buffer | null> {
  const known = (await mailNames(folder)).find((listed) => listed === name)
  return known === undefined ? null : readFile(join(folder, `${known}.eml`))
}

/** Removes mails by outbox id, with their decoded content. */
export async function removeMails(folder: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const gone = new Set(ids)
  const names = (await mailNames(folder)).filter((name) => gone.has(name.slice(-36)))
  for (const name of names)
    for (const ending of ['json', 'eml']) await rm(join(folder, `${name}.${ending}`), { force: true })
}

async function mailNames(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // No mail has been written yet.
    if (error.code === 'ENOENT') return []
    throw error
  })
  return files.flatMap((file) => MAIL_FILE.exec(file)?.[1] ?? [])
}

async function readMail(folder: string, name: string): Promise<StoredMail | null> {
  try {
    const summary = await summarySchema.validate(
      JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')),
    )
    return { ...summary, name }
  } catch {
    // A file deleted or damaged by hand must not hide the others.
    return null
  }
}
