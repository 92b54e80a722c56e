import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { NEXT_TOKEN_INVALID } from '../../../shared/words/program/apiErrors'
import { perObject } from '../../../shared/facts/perObject'
import { badField } from '../errors'
import type { Queryable } from './client'
import { sharedKey } from './sharedKey'

export type CursorValue = string | number | null

const SIGNATURE_BYTES = 16
const readyKey = perObject((key: Buffer) => createSecretKey(key))

async function sign(db: Queryable, scope: string, payload: string): Promise<Buffer> {
  const key = await sharedKey(db, 'pageTokens')
  return createHmac('sha256', readyKey(key))
    .update(`${scope}\n${payload}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
}

export async function writePageToken(
  db: Queryable,
  scope: string,
  value: CursorValue,
  id: string,
): Promise<string> {
  const payload = Buffer.from(JSON.stringify([value, id])).toString('base64url')
  return `${payload}.${(await sign(db, scope, payload)).toString('base64url')}`
}

/** @throws AppError BAD_USER_INPUT for a token that writePageToken did not make for this list */
export async function readPageToken(
  db: Queryable,
  scope: string,
  token: string,
): Promise<{ value: CursorValue; id: string }> {
  const [payload = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = await sign(db, scope, payload)
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw badField('nextToken', NEXT_TOKEN_INVALID)
  const [value, id] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [CursorValue, string]
  return { value, id }
}
