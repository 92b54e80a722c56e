import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import type { Queryable } from '../db/client'
import { namedInsert, namedInsertAll } from '../db/named'
import { queuePush } from '../push/queuePush'
import { dataFolders } from '../settings/env'
import { mailOutbox, sealedMails } from '../tables/mail'
import { deliverNextMail, isMailDue, OURS_WAITS_MS } from './deliverNextMail'
import type { Mail, MailParts, MailRequest, MailTransport, OutgoingMail } from './mail'
import { mailFileName, removeMails, type MailSummary } from './mailFolder'
import { mimeMessage } from './mimeMessage'
import { holdsCode, sealCodes } from './sealedCodes'
import { dueAt } from './dueAt'
import { mailValues } from './insertMail'
import { mailTemplates, type MailKind } from './templates/mailTemplates'

const WALK_EVERY_MS = 5_000

/** `start` also runs the outbox by a timer; `stop` finishes the current mail. */
export type RunningMail = Mail & { start(): void; stop(): Promise<void> }

export function createMail(deps: MailParts): RunningMail {
  const { settings, clock, log, vault } = deps
  const transport =
    settings.smtpUrl === null
      ? createFolderTransport(dataFolders(settings.dataDir).mail)
      : createSmtpTransport(settings.smtpUrl)
  let timer: NodeJS.Timeout | null = null
  let stopped = false
  let resumeAt = 0
  let walking = Promise.resolve()
  let next: Promise<void> | null = null

  async function walk(): Promise<void> {
    try {
      // More tries would tell nothing, and servers lock out clients that fail to log in.
      while (!stopped && clock.now().getTime() >= resumeAt) {
        const outcome = await deliverNextMail(deps, transport)
        if (outcome === 'none' || outcome === 'last') return
        if (outcome === 'ours') resumeAt = clock.now().getTime() + OURS_WAITS_MS
      }
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be walked')
    }
  }

  /** One run at a time; a call during a run waits for the next one, which sees all earlier commits. */
  function deliverPending(): Promise<void> {
    next ??= walking.then(() => {
      next = null
      walking = walk()
      return walking
    })
    return next
  }

  /** Usually nothing waits, and a look is one statement instead of a transaction. */
  async function look(): Promise<void> {
    try {
      if (await isMailDue(deps.db, clock.now())) await deliverPending()
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be walked')
    }
  }

  async function rowOf(tx: Queryable, request: MailRequest): Promise<NewMail> {
    const now = clock.now()
    const id = randomUUID()
    const { userId } = request
    const isSealed = sealedMails.some((kind) => kind === request.kind)
    let kept: { params: unknown; paramsSealed?: Buffer | null } = { params: request.params }
    if (holdsCode(request.kind)) kept = await sealCodes(tx, vault, id, request.params)
    else if (isSealed && userId !== null)
      kept = await vault.seal(tx, 'mail_outbox', { id, userId }, { params: request.params })
    return {
      id,
      kind: request.kind,
      userId,
      recipient: request.to,
      recipientName: request.recipientName,
      ...kept,
      attachment: request.attachment ?? null,
      actorId: request.actorId,
      activityId: request.activityId,
      dedupeKey: request.dedupeKey,
      nextAttemptAt: dueAt(request.kind, request.notBefore ?? now),
      createdAt: now,
      updatedAt: now,
    }
  }

  return {
    async enqueue(tx, request) {
      if (request.to === '') return false
      const row = await rowOf(tx, request)
      const written = await queue(tx, row)
      if (written.length === 0) return false
      await queuePushes(tx, request.kind, [row])
      return true
    },
    async enqueueAll(tx, requests) {
      const rows: NewMail[] = []
      for (const request of requests) if (request.to !== '') rows.push(await rowOf(tx, request))
      const written = new Set(await queueAll(tx, rows))
      for (const kind of new Set(rows.map((row) => row.kind)))
        await queuePushes(
          tx,
          kind,
          rows.filter((row) => row.kind === kind && written.has(row.id)),
        )
    },
    valuesOf: (mail) => mailValues(mail, clock.now()),
    deliverPending,
    forget: (ids) => transport.forget(ids),
    start() {
      timer ??= setInterval(() => void look(), WALK_EVERY_MS).unref()
      void deliverPending()
    },
    async stop() {
      stopped = true
      if (timer) clearInterval(timer)
      await (next ?? walking)
      transport.close()
    },
  }
}

type NewMail = typeof mailOutbox.$inferInsert & { kind: MailKind }

const columns = [
  'id',
  'kind',
  'userId',
  'recipient',
  'recipientName',
  'params',
  'paramsSealed',
  'attachment',
  'actorId',
  'activityId',
  'dedupeKey',
  'nextAttemptAt',
  'createdAt',
  'updatedAt',
] as const
const once = sql`on conflict (dedupe_key) do nothing returning id`
const queue = namedInsert(mailOutbox, columns, once, () => true)
const queueAll = namedInsertAll(mailOutbox, columns, once, ([id]) => String(id))

async function queuePushes(tx: Queryable, kind: MailKind, mails: readonly NewMail[]): Promise<void> {
  const { push } = mailTemplates[kind]
  const about = mails.flatMap(({ id: mailId, userId, nextAttemptAt: dueAt }) =>
    userId && dueAt ? [{ mailId, userId, dueAt }] : [],
  )
  if (push && about.length > 0) await queuePush(tx, push, about)
}

// Below the database's limit for idle transactions: the outbox row stays locked while sending.
const GIVE_UP_AFTER_MS = 20_000
const NO_ANSWER_MS = 10_000

/** `smtps://user:password@smtp.example.com` */
export const openSmtp = (smtpUrl: string) =>
  nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: NO_ANSWER_MS,
    greetingTimeout: NO_ANSWER_MS,
    socketTimeout: NO_ANSWER_MS,
  })

function createSmtpTransport(smtpUrl: string): MailTransport {
  const transporter = openSmtp(smtpUrl)
  return {
    async send(mail) {
      await transporter.sendMail({ ...mimeMessage(mail), signal: AbortSignal.timeout(GIVE_UP_AFTER_MS) })
    },
    forget: async () => undefined,
    close: () => transporter.close(),
  }
}

/** Writes `20261201T000000.000Z-signUpCode-<id>.eml`, and `.json` for the list page; owner-only, they hold codes. */
export function createFolderTransport(folder: string): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(mimeMessage(mail))
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed in memory')
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const name = mailFileName(mail)
      // The list shows a mail once its .eml exists, so the .json comes first.
      writeWhole(folder, `${name}.json`, JSON.stringify(summaryOf(mail)))
      writeWhole(folder, `${name}.eml`, message)
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

/** Readers never see a partial file. A few kilobytes cost less here than to have another thread write them. */
function writeWhole(folder: string, name: string, content: string | Uint8Array): void {
  const unfinished = join(folder, `.${name}.tmp`)
  writeFileSync(unfinished, content, { mode: 0o600 })
  renameSync(unfinished, join(folder, name))
}
