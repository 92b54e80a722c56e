import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { contractText } from '../../../../server/generated/contract'
import { thrownCodes } from '../../../support/thrownCodes'

/** What the code of an operation reaches and no call is answered with, and why. */
const NOT_ANSWERED: Readonly<Record<string, { codes: readonly string[]; why: string }>> = {
  getAnswerCorrection: {
    codes: ['INVALID_STATE'],
    why: 'the check of an open correction was sent and is kept',
  },
  listCorrections: { codes: ['NOT_FOUND'], why: 'the ids are those of its rows' },
  findDonor: { codes: ['NOT_FOUND'], why: 'the person was found in the same transaction' },
  recordGuidanceAttendances: { codes: ['INVALID_STATE', 'NOT_FOUND'], why: 'an outcome of an entry' },
  requestWithdrawal: { codes: ['INVALID_STATE'], why: 'of whoever gets the place, whose row is locked' },
  updatePreferenceSlot: { codes: ['INVALID_STATE'], why: 'of whoever gets a place, whose row is locked' },
  updateUserProfile: { codes: ['NOT_FOUND'], why: 'the row is locked before' },
  previewBulk: { codes: ['NOT_FOUND', 'INVALID_STATE', 'CONFLICT', 'SLOT_FULL'], why: 'refusals of rows' },
  previewBulkFile: { codes: ['NOT_FOUND', 'INVALID_STATE'], why: 'refusals of rows' },
  recordTestPanels: { codes: ['INVALID_STATE'], why: 'of a row, which the next preview shows' },
  startBulk: { codes: ['SLOT_FULL'], why: 'a refusal of a row' },
  undoBulk: { codes: ['BAD_USER_INPUT', 'CONFLICT', 'SLOT_FULL'], why: 'refusals of rows' },
}

const schema = buildSchema(contractText)
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
)
const saidBy = (description: string | null | undefined) => {
  const [, errors = ''] = description?.replaceAll('\n', ' ').split(' Errors: ') ?? []
  return new Set(errors.replace(/\([^)]*\)/g, '').match(/[A-Z_]{4,}/g))
}
const thrown = thrownCodes()
const without = (codes: Iterable<string> = [], others: ReadonlySet<string>) =>
  [...codes].filter((code) => !others.has(code))

test('each operation says every code that its code can throw, and no other', () => {
  const wrong = operations.flatMap(({ name, description }) => {
    const said = saidBy(description)
    const codes = thrown.get(name) ?? new Set()
    const unsaid = without(codes, new Set([...said, ...(NOT_ANSWERED[name]?.codes ?? [])]))
    const untrue = without(said, codes)
    return unsaid.length + untrue.length > 0 ? [{ name, unsaid, untrue }] : []
  })
  expect(wrong).toEqual([])
})

test('no exception outlives its reason', () => {
  const gone = Object.entries(NOT_ANSWERED).filter(([name, { codes }]) =>
    codes.some((code) => !thrown.get(name)?.has(code)),
  )
  expect(gone).toEqual([])
})

test('control: what is thrown at the end of a long way is found, and what is not is no code of it', () => {
  // Its last place is claimed three files further on.
  expect(thrown.get('reserveGuidance')).toEqual(
    new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'INVALID_STATE', 'SLOT_FULL']),
  )
  expect(thrown.get('deleteUser')).toContain('REAUTHENTICATION_REQUIRED')
  expect(thrown.size).toBe(operations.length)
})
