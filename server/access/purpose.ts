import type { IncomingHttpHeaders } from 'node:http'
import type { ReadPurpose } from '../../shared/generated/schema'
import {
  EMERGENCY_OF_ONE_PERSON,
  PURPOSE_NOTE_MAX,
  PURPOSE_NOTE_MISSING,
  PURPOSE_UNKNOWN,
} from '../../shared/messages/apiErrors'
import { isReadPurpose } from '../../shared/reads'
import { AppError, badField } from '../errors'

/** Why the caller says that they read. */
export type Purpose = {
  name: ReadPurpose
  /** Why it cannot wait; null but for an emergency. */
  note: string | null
}

/** What the headers X-Purpose and X-Purpose-Note say: a purpose, nothing, or something that is none. */
export function readPurpose(headers: IncomingHttpHeaders): Purpose | AppError | null {
  const name = headers['x-purpose']
  if (name === undefined) return null
  if (!isReadPurpose(name)) return badField('X-Purpose', PURPOSE_UNKNOWN)
  if (name !== 'emergency') return { name, note: null }
  const note = decoded(headers['x-purpose-note'])
  if (!note || note.length > PURPOSE_NOTE_MAX) return badField('X-Purpose-Note', PURPOSE_NOTE_MISSING)
  return { name, note }
}

function decoded(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string') return null
  try {
    return decodeURIComponent(header).normalize('NFKC').trim()
  } catch {
    return null
  }
}

/**
 * Staff are shown nothing about somebody's health without a purpose.
 * @param ofOnePerson what an emergency is about
 * @throws AppError PURPOSE_REQUIRED, BAD_USER_INPUT for what is no purpose, and for an emergency that is about many
 */
export function requirePurpose(given: Purpose | AppError | null, ofOnePerson: boolean): void {
  if (given instanceof AppError) throw given
  if (!given) throw new AppError('PURPOSE_REQUIRED')
  if (given.name === 'emergency' && !ofOnePerson) throw badField('X-Purpose', EMERGENCY_OF_ONE_PERSON)
}
