import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { MailText } from '../../../shared/generated/schema'
import { mailTextSchema } from '../../../shared/forms/mailText'
import type { Queryable } from '../db/client'
import { mailTextVersions as versions, type MailTextVersionRow } from '../tables/letters'
import { namedRows } from '../db/named'
import { renderFor } from './outgoingMail'
import type { ComposedMail } from './templates/composeMail'
import { isMailKind, mailTemplates, type MailKind, type MailParams } from './templates/mailTemplates'
import type { WrittenText } from './templates/writtenMail'
import type { OutboxRow } from '../tables/mail'
import type { MailParts } from './mail'

/** The texts that the office may rewrite, by key, in the order of the kinds. */
export const writtenTexts: ReadonlyMap<string, WrittenText> = new Map(
  Object.entries(mailTemplates).flatMap(([kind, { texts }]) =>
    Object.entries(texts ?? {}).map(([name, text]) => [keyOf(kind, name), text] as const),
  ),
)

/** `guidanceMissed`, `guidanceMissed.again` */
function keyOf(kind: string, name: string): string {
  return name === 'text' ? kind : `${kind}.${name}`
}

export type KeptWords = { subject: string; text: string; version: number }

/** The office's current words; null for the delivered words. */
async function standingWords<K extends MailKind>(
  db: Queryable,
  kind: K,
  params: MailParams[K],
): Promise<KeptWords | null> {
  const name = mailTemplates[kind].textOf?.(params)
  return name === undefined ? null : wordsOf(await latestText(db, keyOf(kind, name)))
}

export const renderAsItStands = async <K extends MailKind>(
  deps: Pick<MailParts, 'settings' | 'texts' | 'db'>,
  recipient: Pick<OutboxRow, 'recipientName'>,
  kind: K,
  params: MailParams[K],
): Promise<ComposedMail> =>
  renderFor(deps, recipient, { kind, params, words: await standingWords(deps.db, kind, params) })

/** The words a mail was sent with, or would be sent with now. */
export async function wordsOfMail(
  db: Queryable,
  { kind, params, sentAt, textVersion }: OutboxRow,
): Promise<KeptWords | null> {
  if (!isMailKind(kind) || params === null) return null
  // `enqueue` writes params that match the kind.
  const given = params as MailParams[MailKind]
  if (sentAt === null) return standingWords(db, kind, given)
  const name = mailTemplates[kind].textOf?.(given as never)
  if (name === undefined || textVersion === null) return null
  return wordsOf(
    await findText(db, and(eq(versions.key, keyOf(kind, name)), eq(versions.version, textVersion))),
  )
}

export const latestText = (db: Queryable, key: string): Promise<MailTextVersionRow | null> =>
  latest(db, { key }).then(([row]) => row ?? null)

const latest = namedRows(
  getTableColumns(versions),
  sql`from ${versions} where key = ${sql.placeholder('key')} order by version desc limit 1`,
)

async function findText(db: Queryable, which: SQL | undefined): Promise<MailTextVersionRow | null> {
  const [row] = await db.select().from(versions).where(which).orderBy(desc(versions.version)).limit(1)
  return row ?? null
}

/** Null for words of another program version that lack something this one needs. */
export function wordsOf(row: MailTextVersionRow | null): KeptWords | null {
  const delivered = row && writtenTexts.get(row.key)
  if (!row || !delivered || row.subject === null || row.text === null) return null
  const { subject, text, version } = row
  const isFit = mailTextSchema(rulesOf(delivered)).isValidSync({ Subject: subject, Text: text })
  return isFit ? { subject, text, version } : null
}

/** The rules that the form and the server check. */
export const rulesOf = ({ text, variables }: WrittenText): Pick<MailText, 'Variables' | 'DeliveredText'> => ({
  Variables: [...variables],
  DeliveredText: text,
})
