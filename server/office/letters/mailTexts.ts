import { desc, eq } from 'drizzle-orm'
import { mailTextSchema } from '../../../shared/forms/mailText'
import { requireAdministrator, requireDuty, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { AppError, requireKey, validated, requireFound } from '../../ground/errors'
import type {
  LetterPreview,
  MailText,
  MailTextList,
  MailTextVersion,
  PreviewMailTextInput,
  SaveMailTextInput,
  SendTrialMailTextInput,
  Success,
} from '../../generated/resolvers'
import { latestText, rulesOf, wordsOf, writtenTexts } from '../../ground/outbox/mailTexts'
import { pictureInside } from '../../ground/outbox/mimeMessage'
import { composeMail, type MailContext, type MailWords } from '../../ground/outbox/templates/composeMail'
import { mailTemplates } from '../../ground/outbox/templates/mailTemplates'
import type { WrittenText } from '../../ground/outbox/templates/writtenMail'
import { SAMPLE_NAME } from '../../../shared/words/office/letters'
import { mailTextVersions as versions, type MailTextVersionRow } from '../../ground/tables/letters'
import { sendToOneself } from './sendToOneself'

/** The latest version of each text of the program's mails. */
export async function listMailTexts(context: RequestContext): Promise<MailTextList> {
  requireDuty(context, 'listMailTexts')
  const rows = await context.deps.db
    .selectDistinctOn([versions.key])
    .from(versions)
    .orderBy(versions.key, desc(versions.version))
  const standing = new Map(rows.map((row) => [row.key, row]))
  const fixed = Object.values(mailTemplates).flatMap(({ label, fixed: Reason }) =>
    Reason && Reason !== 'Own' ? [{ Name: label, Reason }] : [],
  )
  return {
    items: [...writtenTexts].map(([key, text]) => toMailText(key, text, standing.get(key) ?? null)),
    // All outcomes of a judgement share one name.
    Fixed: [...new Map(fixed.map((mail) => [mail.Name, mail])).values()],
  }
}

/** Every version of a text, latest first. */
export async function listMailTextVersions(context: RequestContext, key: string): Promise<MailTextVersion[]> {
  requireDuty(context, 'listMailTextVersions')
  const delivered = requireText(key)
  const rows = await context.deps.db
    .select()
    .from(versions)
    .where(eq(versions.key, key))
    .orderBy(desc(versions.version))
  return rows.map((row) => ({
    Version: row.version,
    Subject: row.subject ?? delivered.subject,
    Text: row.text ?? delivered.text,
    IsDelivered: row.text === null,
    AuthorId: row.authorId,
    CreatedAt: row.createdAt,
  }))
}

/** A mail of the program, filled with an invented person's data. */
export async function previewMailText(
  context: RequestContext,
  input: PreviewMailTextInput,
): Promise<LetterPreview> {
  requireAdministrator(context)
  const { mail, said } = sampleOf(context, input)
  const { subject, text, html } = composeMail(mail, said.subject, said.lines)
  return { UserId: null, Subject: subject, Text: text, Html: pictureInside(html) }
}

/** Sends a text to the caller, marked as a trial. The same key again sends nothing. */
export async function sendTrialMailText(
  context: RequestContext,
  { IdempotencyKey, ...input }: SendTrialMailTextInput,
): Promise<Success> {
  const caller = requireAdministrator(context)
  const { said } = sampleOf(context, input)
  await sendToOneself(context, {
    kind: 'textTrial',
    params: said,
    dedupeKey: `trialMailText/${caller.id}/${requireKey(IdempotencyKey)}`,
    actorId: caller.id,
  })
  return { success: true }
}

/** Writes the next version of a text, or one that goes back to the delivered text. */
export async function saveMailText(context: RequestContext, input: SaveMailTextInput): Promise<MailText> {
  const caller = requireAdministrator(context)
  const { now } = context
  const { Key: key, Version: read } = input
  const delivered = requireText(key)
  const isBack = input.Subject == null && input.Text == null
  const words = isBack ? null : validatedWords(delivered, input)
  const said =
    words && (words.subject !== delivered.subject || words.text !== delivered.text)
      ? words
      : { subject: null, text: null }
  return loggedTransaction(context, async (tx, log) => {
    const latest = await latestText(tx, key)
    if (saysSame(latest, said) && (latest?.version ?? 0) <= read + 1)
      return toMailText(key, delivered, latest)
    if ((latest?.version ?? 0) !== read) throw new AppError('CONFLICT')
    const [written] = await tx
      .insert(versions)
      .values({ key, version: read + 1, ...said, authorId: caller.id, createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (!written) throw new AppError('CONFLICT')
    const event = {
      category: 'Preference',
      operation: 'MailText',
      mailLabel: delivered.name,
      version: written.version,
    } as const
    await log(null, event)
    return toMailText(key, delivered, written)
  })
}

type Said = Pick<MailTextVersionRow, 'subject' | 'text'>

const saysSame = (row: MailTextVersionRow | null, { subject, text }: Said) =>
  (row?.subject ?? null) === subject && (row?.text ?? null) === text

function requireText(key: string): WrittenText {
  return requireFound(writtenTexts.get(key))
}

function validatedWords(
  delivered: WrittenText,
  { Subject, Text }: { Subject?: string | null; Text?: string | null },
): MailWords {
  const words = validated(mailTextSchema(rulesOf(delivered)), { Subject, Text })
  return { subject: words.Subject, text: words.Text }
}

function sampleOf({ deps: { texts, settings } }: RequestContext, { Key, ...given }: PreviewMailTextInput) {
  const delivered = requireText(Key)
  const mail: MailContext = {
    texts,
    recipientName: SAMPLE_NAME,
    origin: settings.origin,
    adminOrigin: settings.adminOrigin,
    words: validatedWords(delivered, given),
  }
  return { mail, said: delivered.sample(mail) }
}

function toMailText(key: string, delivered: WrittenText, row: MailTextVersionRow | null): MailText {
  const words = wordsOf(row)
  return {
    Key: key,
    Name: delivered.name,
    When: delivered.when,
    Version: row?.version ?? 0,
    Subject: words?.subject ?? delivered.subject,
    Text: words?.text ?? delivered.text,
    IsDelivered: words === null,
    DeliveredSubject: delivered.subject,
    DeliveredText: delivered.text,
    Variables: [...delivered.variables],
    CreatedAt: row?.createdAt ?? null,
  }
}
