import type { IncomingHttpHeaders } from 'node:http'
import type { ReadPurpose } from '../../../shared/generated/schema'
import {
  EMERGENCY_OF_ONE_PERSON,
  PURPOSE_NOTE_MISSING,
  PURPOSE_UNKNOWN,
} from '../../../shared/words/program/apiErrors'
import { isEmergencyReason, isReadPurpose } from '../../../shared/rules/records/reads'
import { AppError, badField } from '../errors'
import { nfkc } from '../../../shared/facts/normalise'

export type Purpose = {
  name: ReadPurpose
  /** The reason of an emergency; otherwise null. */
  note: string | null
}

/** Reads the headers X-Purpose and X-Purpose-Note: a purpose, null without one, an AppError if invalid. */
export function readPurpose(headers: IncomingHttpHeaders): Purpose | AppError | null {
  const name = headers['x-purpose']
  if (name === undefined) return null
  if (!isReadPurpose(name)) return badField('X-Purpose', PURPOSE_UNKNOWN)
  if (name !== 'emergency') return { name, note: null }
  const note = decoded(headers['x-purpose-note'])
  if (!note || !isEmergencyReason(note)) return badField('X-Purpose-Note', PURPOSE_NOTE_MISSING)
  return { name, note }
}

function decoded(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string') return null
  try {
    return nfkc(decodeURIComponent(header)).trim()
  } catch {
    return null
  }
}

/**
 * Staff need a purpose to be shown health data and what tells it; to look around is none.
 * @throws AppError PURPOSE_REQUIRED, BAD_USER_INPUT for an invalid purpose
 */
export function requirePurpose(given: Purpose | AppError | null): Purpose {
  if (given instanceof AppError) throw given
  if (!given || given.name === 'browse') throw new AppError('PURPOSE_REQUIRED')
  return given
}

export const emergencyOfMany = () => badField('X-Purpose', EMERGENCY_OF_ONE_PERSON)
