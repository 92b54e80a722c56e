import { buildSchema, type GraphQLObjectType, isObjectType } from 'graphql'
import { readFileSync } from 'node:fs'
import { passingAnswers } from '../../../shared/questionnaire/passingAnswers'

export type PrincipalName =
  | 'guest'
  | 'applicant'
  | 'ranked'
  | 'suspended'
  | 'withdrawn'
  | 'administrator'
  | 'support'
  | 'removedAdministrator'
  | 'idToken'

/** What an operation answers a principal: the code of the refusal, or null when it is let in. */
export type Expected = Record<PrincipalName, string | null>

const everybodyIsRefused = {
  guest: 'UNAUTHENTICATED',
  withdrawn: 'UNAUTHENTICATED',
  removedAdministrator: 'UNAUTHENTICATED',
  idToken: 'UNAUTHENTICATED',
}
const F = 'FORBIDDEN'
const memberReads: Expected = {
  ...everybodyIsRefused,
  applicant: null,
  ranked: null,
  suspended: null,
  administrator: F,
  support: F,
}
const memberWrites: Expected = { ...memberReads, suspended: F }
const everybodyReads: Expected = { ...memberReads, administrator: null, support: null }
const staffReads: Expected = {
  ...everybodyIsRefused,
  applicant: F,
  ranked: F,
  suspended: F,
  administrator: null,
  support: null,
}
const administratorOnly: Expected = { ...staffReads, support: F }

const nobody = '00000000-0000-4000-8000-00000000dead'

/**
 * The table of who may call what, with arguments that reach no further than the access rule needs: "let in" means
 * any answer but UNAUTHENTICATED and FORBIDDEN. `$self` is the caller's own id.
 */
export const rules: Record<
  string,
  { call: string; expected: Expected; variables?: Record<string, unknown> }
> = {
  getUser: { call: '{ getUser { Id Profile { Caution } } }', expected: memberReads },
  listBookingAvailableslots: {
    call: '{ listBookingAvailableslots(date: "2026-12-03") { items { Remaining } } }',
    expected: memberReads,
  },
  getUserById: {
    call: 'query ($self: ID!) { getUserById(UserId: $self) { Id } }',
    expected: staffReads,
  },
  getAdministrator: { call: '{ getAdministrator { Id } }', expected: everybodyReads },
  getPreference: { call: '{ getPreference { Id } }', expected: staffReads },
  getScreeningById: {
    call: `{ getScreeningById(ScreeningId: "${nobody}") { Id } }`,
    expected: everybodyReads,
  },
  listUsersByIdProfileCreatedAt: {
    call: '{ listUsersByIdProfileCreatedAt { items { Id } total } }',
    expected: staffReads,
  },
  listScreeningInfoByUserIdScreeningInfoCreatedAt: {
    call: 'query ($self: ID!) { listScreeningInfoByUserIdScreeningInfoCreatedAt(UserId: $self) { items { Id } } }',
    expected: everybodyReads,
  },
  listAdministratorByIdProfileCreatedAt: {
    call: '{ listAdministratorByIdProfileCreatedAt { items { Id } } }',
    expected: staffReads,
  },
  listUserActivity: { call: '{ listUserActivity { items { text } count } }', expected: staffReads },
  updateUserProfile: {
    call: 'mutation ($profile: UpdateUserProfileInput!) { updateUserProfile(input: $profile) { Caution } }',
    expected: memberWrites,
    variables: {
      profile: {
        LastName: '佐藤',
        FirstName: '次郎',
        LastNameFurigana: 'サトウ',
        FirstNameFurigana: 'ジロウ',
        Gender: 'Man',
        Birthday: '1990-04-01',
        Tel: '09012345678',
        ZipCode: '9970052',
        Pref: 'Yamagata',
        City: '鶴岡市',
        Address: '1-1',
      },
    },
  },
  updateEmail: {
    call: 'mutation { updateEmail(input: { Email: "x@example.com" }) { success } }',
    expected: memberWrites,
  },
  startOnlineCheck: { call: 'mutation { startOnlineCheck { Id } }', expected: memberWrites },
  saveOnlineCheckDraft: {
    call: `mutation ($answers: JSON!) { saveOnlineCheckDraft(input: { ScreeningId: "${nobody}", Answers: $answers }) { Id } }`,
    expected: memberWrites,
    variables: { answers: {} },
  },
  submitOnlineCheck: {
    call: `mutation ($answers: JSON!) { submitOnlineCheck(input: { ScreeningId: "${nobody}", Answers: $answers }) { Id } }`,
    expected: memberWrites,
    variables: { answers: passingAnswers() },
  },
  reserveGuidance: {
    call: 'mutation { reserveGuidance(input: { StartAt: "2026-12-03T02:00:00Z" }) { Id } }',
    expected: memberWrites,
  },
  updateGuidance: {
    call: 'mutation { updateGuidance(input: { StartAt: "2026-12-03T02:00:00Z" }) { Id } }',
    expected: memberWrites,
  },
  deleteGuidance: { call: 'mutation { deleteGuidance { Id } }', expected: memberWrites },
  createLogoutActivity: { call: 'mutation { createLogoutActivity { success } }', expected: memberReads },
  updatePreferenceSlot: {
    call: 'mutation { updatePreferenceSlot(input: { Year: 2027, Month: 3, AvailableSlots: 1, AdditionalAvailableSlots: 0 }) { Id } }',
    expected: administratorOnly,
  },
  createAdministrator: {
    call: 'mutation { createAdministrator(input: { Name: "新人", Email: "new@example.com", Role: Support }) { Id } }',
    expected: administratorOnly,
  },
  deleteAdministrator: {
    call: `mutation { deleteAdministrator(input: { Id: "${nobody}" }) { Id } }`,
    expected: administratorOnly,
  },
}

const schema = buildSchema(readFileSync(new URL('../../../shared/schema.graphql', import.meta.url), 'utf8'))

function objectType(name: string): GraphQLObjectType {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is not in the contract`)
  return type
}

/** Every operation of the contract, by name. */
export const operations = ['Query', 'Mutation'].flatMap((name) => Object.keys(objectType(name).getFields()))

/** The names of a type's fields. */
export const fieldsOf = (name: string): string[] => {
  const type = schema.getType(name)
  if (!type || !('getFields' in type)) throw new Error(`${name} is not in the contract`)
  return Object.keys(type.getFields())
}
