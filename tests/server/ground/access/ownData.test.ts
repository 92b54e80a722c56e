import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { getNamedType, isInputObjectType, type GraphQLNamedType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administrators } from '../../../../server/ground/tables/administrators'
import { floraTests } from '../../../../server/ground/tables/floraTests'
import { poolUsers } from '../../../../server/ground/tables/identity'
import { userProfiles } from '../../../../server/ground/tables/users'
import { userProfileLabels } from '../../../../shared/words/labels/userProfileLabels'
import { applicant, certified, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { schema } from '../../records/reads/waysToData'
import { filledDonor, type Filled } from './filledPeople'
import { fieldsOf, rules } from './operations'
import { sealedPayout } from './sealedPayout'

let server: TestServer
let owner: Actor
let stranger: Actor
let donor: Filled
let screeningId: string

beforeAll(async () => {
  server = await startTestServer()
  owner = await applicant(server, { caution: '担当者だけが読む' })
  stranger = await certified(server)
  donor = await filledDonor(server, await staff(server))
  const { data } = await owner.call('mutation { startOnlineCheck { Id } }')
  screeningId = data?.startOnlineCheck.Id ?? ''
})
afterAll(() => server.close())

/** What members may call, and that takes an id: in an argument, or in the input. */
const takesId = Object.values({
  ...schema.getQueryType()?.getFields(),
  ...schema.getMutationType()?.getFields(),
})
  .filter(({ name }) => rules[name]?.expected.applicant === null)
  .filter(({ args }) => args.some(({ type }) => holdsId(getNamedType(type))))
  .map(({ name }) => name)

function holdsId(type: GraphQLNamedType): boolean {
  if (!isInputObjectType(type)) return type.name === 'ID'
  if (type.name.endsWith('Filter')) return false
  return Object.values(type.getFields()).some((field) => getNamedType(field.type).name === 'ID')
}

describe('an id of somebody else answers exactly as an unknown one', () => {
  type Call = { call: string; own: () => Promise<string> | string; refusal?: string }
  const ofCheck = (operation: string): Call => ({
    call: `mutation ($id: ID!, $answers: JSON!) { ${operation}(input: { ScreeningId: $id, Answers: $answers }) { __typename } }`,
    own: () => screeningId,
  })
  const calls: Record<string, Call> = {
    getScreeningById: {
      call: 'query ($id: ID!) { getScreeningById(ScreeningId: $id) { Id } }',
      own: () => screeningId,
    },
    listScreeningInfoByUserIdScreeningInfoCreatedAt: {
      call: 'query ($id: ID!) { listScreeningInfoByUserIdScreeningInfoCreatedAt(UserId: $id) { items { Id } total } }',
      own: () => owner.id,
    },
    listIntestinalFloraTestInspectionDetailByUserId: {
      call: 'query ($id: ID!) { listIntestinalFloraTestInspectionDetailByUserId(UserId: $id) { items { Id } total } }',
      own: () => owner.id,
    },
    listRecordReads: {
      call: 'query ($id: ID!) { listRecordReads(UserId: $id) { items { Id } total } }',
      own: () => owner.id,
    },
    saveOnlineCheckDraft: ofCheck('saveOnlineCheckDraft'),
    submitOnlineCheck: ofCheck('submitOnlineCheck'),
    correctOnlineCheckAnswers: { ...ofCheck('correctOnlineCheckAnswers'), own: () => donor.passedId ?? '' },
    previewAnswerCorrection: {
      call: 'query ($id: ID!, $answers: JSON!) { previewAnswerCorrection(input: { ScreeningId: $id, Answers: $answers }) { __typename } }',
      own: () => donor.passedId ?? '',
    },
    getReceipt: {
      call: 'query ($id: ID!) { getReceipt(Id: $id) { Name } }',
      own: () => sealedPayout(server, donor.id),
    },
    confirmGift: {
      call: 'mutation ($id: ID!) { confirmGift(input: { Id: $id }) { Id } }',
      own: async () => (await donor.call('{ getUser { Gifts { Id } } }')).data?.getUser.Gifts?.[0]?.Id ?? '',
    },
    readMessage: {
      call: 'mutation ($id: ID!) { readMessage(input: { Id: $id }) { success } }',
      own: async () =>
        (await donor.call('{ listMessages { items { Id } } }')).data?.listMessages.items[0]?.Id ?? '',
    },
    objectToRecordRead: {
      call: 'mutation ($id: ID!) { objectToRecordRead(input: { ReadId: $id }) { Id } }',
      own: async () =>
        (
          await donor.call('query ($id: ID!) { listRecordReads(UserId: $id) { items { Id } } }', {
            id: donor.id,
          })
        ).data?.listRecordReads.items[0]?.Id ?? '',
    },
    withdrawRightsRequest: {
      call: 'mutation ($id: ID!) { withdrawRightsRequest(input: { Id: $id, Version: 1 }) { Id } }',
      own: async () =>
        (
          await donor.call(
            'mutation { requestRights(input: { Kind: Purpose, Words: "何に使うのか" }) { Id } }',
          )
        ).data?.requestRights.Id ?? '',
    },
    requestGutFloraExamination: {
      // Whom nothing was offered learns that alone.
      refusal: 'INVALID_STATE',
      call: 'mutation ($id: ID!) { requestGutFloraExamination(input: { InspectionDetailId: $id, Consent: true }) { success } }',
      own: async () => {
        const [row] = await server.db
          .select({ id: floraTests.id })
          .from(floraTests)
          .where(eq(floraTests.userId, donor.id))
        return row?.id ?? ''
      },
    },
  }

  test('for each operation of members that takes one', () => {
    // tests/server/records/security/sessions.test.ts asks for the sign-in of somebody else.
    expect([...Object.keys(calls), 'endOwnSessions'].toSorted()).toEqual(takesId.toSorted())
  })

  test.each(Object.entries(calls))('%s', async (_name, { call, own, refusal = 'NOT_FOUND' }) => {
    const id = await own()
    expect(id).not.toBe('')
    const ask = (actor: Actor, asked: string) =>
      actor.send(call, { id: asked, ...(call.includes('$answers') ? { answers: {} } : {}) })
    const answers = [
      await ask(stranger, id),
      await ask(stranger, unknownLike(id)),
      await ask(stranger, 'no-id'),
      await ask(stranger, "' or 1=1 --"),
    ]
    expect(answers.map(codeOf)).toEqual(Array(4).fill(refusal))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const mine = await ask(id === screeningId || id === owner.id ? owner : donor, id)
    expect(codeOf(mine)).not.toBe('NOT_FOUND')
  })
})

/** reward_entries.… as the id of a receipt is. */
const unknownLike = (id: string) => id.replace(/[0-9a-f-]{36}$/, randomUUID())

test('Caution is for administrators: null for the member and for support', async () => {
  const byId = `query ($id: ID!) { getUserById(UserId: $id) { Profile { Caution } } }`
  const read = async (actor: Actor, call: string, id?: string) =>
    JSON.stringify((await actor.send(call, id ? { id } : {})).data)
  expect(await read(await staff(server), byId, owner.id)).toContain('担当者だけが読む')
  expect(await read(await staff(server, 'Support'), byId, owner.id)).toContain('"Caution":null')
  expect(await read(owner, '{ getUser { Profile { Caution } } }')).toContain('"Caution":null')
})

describe('fields that are not one’s own to change', () => {
  const own = fieldsOf('UpdateUserProfileInput')
  const others = fieldsOf('UserProfile').filter((field) => !own.includes(field))

  test('are all the others', () => {
    expect(others.length).toBeGreaterThanOrEqual(27)
  })

  test.each(others)('%s is refused and stays as it was', async (field) => {
    const before = await server.db.select().from(userProfiles).where(eq(userProfiles.id, owner.id))
    const profile = { ...(rules.updateUserProfile?.variables?.profile as object), [field]: 'Gold' }
    const call = 'mutation ($profile: UpdateUserProfileInput!) { updateUserProfile(input: $profile) { Id } }'
    // Asked twice: from the second time on a document is compiled.
    for (const answer of [await owner.call(call, { profile }), await owner.call(call, { profile })]) {
      const labels: Record<string, { admin: string } | undefined> = userProfileLabels
      const message = `変更できない項目が含まれています：${labels[field]?.admin ?? field}`
      expect(answer.errors?.[0]).toEqual({
        message,
        extensions: { code: 'BAD_USER_INPUT', fields: { [field]: message } },
      })
    }
    expect(await server.db.select().from(userProfiles).where(eq(userProfiles.id, owner.id))).toEqual(before)
  })
})

test('a group written into the pool alone opens nothing, and a change of role holds at once', async () => {
  const climber = await applicant(server)
  await server.identity.admin.addToGroup(climber.id, 'Administrators')
  expect(codeOf(await climber.call('{ getPreference { Id } }'))).toBe('UNAUTHENTICATED')
  const support = await staff(server, 'Support')
  await server.db
    .update(poolUsers)
    .set({ groups: ['Support', 'Administrators'] })
    .where(eq(poolUsers.sub, support.id))
  const open = `mutation { updatePreferenceSlot(input: { Year: 2027, Month: 1, AvailableSlots: 1, AdditionalAvailableSlots: 0 }) { Id } }`
  expect(codeOf(await support.call(open))).toBe('FORBIDDEN')
  await server.db
    .update(administrators)
    .set({ role: 'Administrator' })
    .where(eq(administrators.id, support.id))
  expect(codeOf(await support.call(open))).toBe(null)
})
