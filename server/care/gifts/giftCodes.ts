import { createHmac } from 'node:crypto'
import { and, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { JapaneseDate } from '../../../shared/facts/dates'
import type { RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { AppError } from '../../ground/errors'
import { giftCodes } from '../../ground/tables/gifts'
import { openBytes, sealBytes } from '../../ground/vault/sealBytes'

/** @throws AppError NOT_FOUND where no codes are handed out: nothing of them exists there */
export function requireGiftCodes({ deps }: Pick<RequestContext, 'deps'>): void {
  if (!deps.texts.rewards.giftCodes) throw new AppError('NOT_FOUND')
}

const boundTo = (id: string) => ['gift_codes', 'code', id]

export const sealCode = (key: Buffer, id: string, code: string): Buffer =>
  sealBytes(key, Buffer.from(code), boundTo(id))

export const openCode = (key: Buffer, id: string, sealed: Buffer): string =>
  openBytes(key, sealed, boundTo(id)).toString()

/** Tells a code from others without telling it. The same with and without hyphens, in large and small letters. */
export const fingerprintOf = (key: Buffer, code: string): string =>
  createHmac('sha256', key)
    .update(`gift code ${code.replaceAll('-', '').toUpperCase()}`)
    .digest('hex')

/** Codes that may be handed out today. */
export const inStock = (today: JapaneseDate) =>
  and(isNotNull(giftCodes.codeSealed), or(isNull(giftCodes.validUntil), gte(giftCodes.validUntil, today)))

/** Of the view: the codes differ from what came in, and nobody has explained by how many. */
export const isUnexplained = sql<boolean>`difference <> explained_difference`

/** Of a code: another was handed out for it. */
export const isReplaced = sql<boolean>`exists (select from gift_hand_outs h where h.replaces_code_id = gift_codes.id)`

/** Until the end of the transaction nobody else takes a code in or out; others read. */
export const holdStock = (tx: Transaction) =>
  tx.execute(sql`lock table ${giftCodes} in share row exclusive mode`)

/** Who handed out or recorded it is not its second person; the tables hold it, too. */
export const isCaller = ({ principal }: Pick<RequestContext, 'principal'>, id: string | null): boolean =>
  'id' in principal && principal.id === id
