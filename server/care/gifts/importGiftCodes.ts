import { GIFT_YEN_MAX } from '../../../shared/facts/terms'
import { createHash, randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { isRealDate, japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import { grouped } from '../../../shared/facts/grouped'
import { nfkc } from '../../../shared/facts/normalise'
import {
  GIFT_AMOUNT_FORM,
  GIFT_CODE_FORM,
  GIFT_DAY_FORM,
  GIFT_DAY_PAST,
  GIFT_TABLE_DIFFERS,
  giftColumns,
  giftImportedBefore,
  giftTwice,
} from '../../../shared/words/donating/gifts'
import { CSV_CELL_SPOILED } from '../../../shared/words/program/csv'
import type {
  GiftLine,
  GiftStock,
  GiftTable,
  GiftTableInput,
  ImportGiftCodesInput,
} from '../../generated/resolvers'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import type { Queryable } from '../../ground/db/client'
import { AppError } from '../../ground/errors'
import { isSpoiled, readCsv, readDay, type CsvColumns, type CsvRow } from '../../ground/files/readCsv'
import { problemsOf } from '../../ground/files/rowProblems'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { giftCodes, giftImports } from '../../ground/tables/gifts'
import { fingerprintOf, holdStock, requireGiftCodes, sealCode } from './giftCodes'
import { stockNow } from './giftStock'

type Field = keyof typeof giftColumns
const columns: CsvColumns<Field> = { headings: giftColumns, required: ['Code', 'AmountYen'] }

/** Codes, and addresses that stand for one. */
const CODE = /^[\x21-\x7e]{6,200}$/
const BATCH = 1_000

/** What a row shows, and what is kept of it; null where something is wrong. */
type Judged = { shown: GiftLine; code: { text: string; fingerprint: string; amountYen: number } | null }

export async function previewGiftCodes(context: RequestContext, { Csv }: GiftTableInput): Promise<GiftTable> {
  requireDuty(context, 'previewGiftCodes')
  requireGiftCodes(context)
  const { db, vault } = context.deps
  const lines = await judgeTable(db, await vault.officeKey(db), { csv: Csv, now: context.now })
  return { Fingerprint: shownAs(lines), Lines: lines.map(({ shown }) => shown) }
}

export async function importGiftCodes(
  context: RequestContext,
  { Csv, Fingerprint }: ImportGiftCodesInput,
): Promise<GiftStock> {
  const { id: actorId } = requireDuty(context, 'importGiftCodes')
  requireGiftCodes(context)
  const { deps, now } = context
  await loggedTransaction(context, async (tx, log) => {
    await holdStock(tx)
    const key = await deps.vault.officeKey(tx)
    const lines = await judgeTable(tx, key, { csv: Csv, now })
    if (shownAs(lines) !== Fingerprint) throw new AppError('CONFLICT', GIFT_TABLE_DIFFERS)
    const rows = lines.flatMap(({ shown, code }) => {
      if (!code) return []
      const id = randomUUID()
      const { fingerprint, amountYen } = code
      const codeSealed = sealCode(key, id, code.text)
      const { Line: line, ValidUntil: validUntil } = shown
      return [
        { id, importedAt: now, importedBy: actorId, line, amountYen, validUntil, fingerprint, codeSealed },
      ]
    })
    if (rows.length === 0) return
    const each = [...grouped(rows, ({ amountYen }) => amountYen)].map(([amountYen, { length: count }]) => {
      return { id: randomUUID(), importedAt: now, importedBy: actorId, amountYen, count }
    })
    await tx
      .insert(giftImports)
      .values(each)
      .onConflictDoUpdate({
        target: [giftImports.importedAt, giftImports.importedBy, giftImports.amountYen],
        set: { count: sql`${giftImports.count} + excluded.count` },
      })
    for (let at = 0; at < rows.length; at += BATCH)
      await tx.insert(giftCodes).values(rows.slice(at, at + BATCH))
    const amount = rows.reduce((yen, { amountYen }) => yen + amountYen, 0)
    await log(null, { category: 'Gift', operation: 'Import', count: rows.length, amount })
  })
  return stockNow(context)
}

type Asked = { csv: string; now: Date }

async function judgeTable(db: Queryable, key: Buffer, { csv, now }: Asked): Promise<Judged[]> {
  const rows = await readCsv(csv, columns)
  const today = japaneseDateOf(now)
  const read = rows.map((row) => readRow(row, key, today))
  const known = await importedBefore(
    db,
    read.flatMap(({ fingerprint }) => fingerprint ?? []),
  )
  const first = new Map<string, number>()
  return read.map(({ text, fingerprint, amountYen, shown, add }) => {
    if (fingerprint !== null) {
      const before = known.get(fingerprint)
      const same = first.get(fingerprint)
      if (before) add('Code', giftImportedBefore(japaneseDateOf(before.importedAt), before.line))
      else if (same !== undefined) add('Code', giftTwice(same))
      else first.set(fingerprint, shown.Line)
    }
    const isRight = shown.Problems.length === 0 && fingerprint !== null && amountYen !== null
    return { shown, code: isRight ? { text, fingerprint, amountYen } : null }
  })
}

function readRow(row: CsvRow<Field>, key: Buffer, today: JapaneseDate) {
  const { problems, add } = problemsOf(columns, row)
  const text = nfkc(row.cells.Code, 400)
  const hasCode = CODE.test(text)
  if (isSpoiled(text)) add('Code', CSV_CELL_SPOILED)
  else if (!hasCode) add('Code', GIFT_CODE_FORM)
  const yen = Number(nfkc(row.cells.AmountYen, 40).replace(/[,円¥\\\s]/g, ''))
  const amountYen = Number.isInteger(yen) && yen >= 1 && yen <= GIFT_YEN_MAX ? yen : null
  if (amountYen === null) add('AmountYen', GIFT_AMOUNT_FORM)
  const day = readDay(row.cells.ValidUntil)
  const validUntil = isRealDate(day) ? day : null
  if (day !== '' && validUntil === null) add('ValidUntil', GIFT_DAY_FORM)
  if (validUntil !== null && validUntil < today) add('ValidUntil', GIFT_DAY_PAST)
  const shown: GiftLine = {
    Line: row.line,
    AmountYen: amountYen,
    ValidUntil: validUntil,
    Problems: problems,
  }
  return { text, fingerprint: hasCode ? fingerprintOf(key, text) : null, amountYen, shown, add }
}

async function importedBefore(db: Queryable, fingerprints: readonly string[]) {
  const known = new Map<string, { importedAt: Date; line: number }>()
  for (let at = 0; at < fingerprints.length; at += BATCH) {
    const { fingerprint, importedAt, line } = giftCodes
    const rows = await db
      .select({ fingerprint, importedAt, line })
      .from(giftCodes)
      .where(inArray(fingerprint, fingerprints.slice(at, at + BATCH)))
    for (const row of rows) known.set(row.fingerprint, row)
  }
  return known
}

/** Of what was shown, and of the codes that would be kept. */
const shownAs = (lines: readonly Judged[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ shown, code }) => [shown, code?.fingerprint])))
    .digest('hex')
