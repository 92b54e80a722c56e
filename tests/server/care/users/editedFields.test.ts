import { eq, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { buildSchema, isInputObjectType } from 'graphql'
import { userProfiles } from '../../../../server/ground/tables/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readVisibility } from '../../../../server/ground/access/contract'
import { contractText } from '../../../../server/generated/contract'
import { fields, type EditedField, type Kind } from '../../../../shared/facts/fields'
import { userProfileLabels } from '../../../../shared/words/labels/userProfileLabels'
import { applicant, staff, type Actor } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'

const schema = buildSchema(contractText)

/** The fields of the profile that an input of the contract can change. */
function fieldsOf(input: string): EditedField[] {
  const type = schema.getType(input)
  if (!isInputObjectType(type)) throw new Error(`${input} is not in the contract`)
  const about = ['UserId', 'Version', 'Reason', 'PartnerCode']
  return Object.keys(type.getFields()).filter((name): name is EditedField => !about.includes(name))
}
const byMember = fieldsOf('UpdateUserProfileInput')
const byStaff = fieldsOf('UpdateUserProfileByAdminInput')

/** Another value than the applicant of these tests has. */
const others: Record<Kind, string | boolean> = {
  line: 'べつの語',
  optionalLine: 'べつの建物',
  furigana: 'ベツ',
  birthday: '1991-05-02',
  tel: '08011112222',
  zipCode: '9980044',
  gender: 'Man',
  prefecture: 'Akita',
  flag: true,
  note: 'ひとこと\n控え',
}
const otherOf = (field: EditedField) => others[fields[field].kind]

test('members have words only for fields that the contract lets them read', () => {
  const rules = readVisibility(schema).get('UserProfile')?.fields
  const worded = byStaff.filter((field) => userProfileLabels[field].donor !== null)
  expect(worded.filter((field) => !rules?.get(field)?.to.has('Member'))).toEqual([])
})

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())

type Row = Record<string, unknown> & { changed_in: Record<string, number> }

/** What the database holds of a person, by the database's own names. */
async function rowOf({ id }: Actor): Promise<Row> {
  const { rows } = await server.db.execute<{ row: Row }>(
    sql`select to_jsonb(held) as row from user_profiles held where id = ${id}`,
  )
  const found = await server.db.select().from(userProfiles).where(eq(userProfiles.id, id))
  const [opened] = await server.deps.vault.open(server.db, 'user_profiles', found)
  if (!rows[0] || !opened) throw new Error('No such profile')
  return { ...rows[0].row, caution: opened.caution }
}

async function lastEntry({ id }: Actor): Promise<string> {
  const { rows } = await server.db.execute<{ text: string }>(
    sql`select text from activities where user_id = ${id} order by activities.id desc limit 1`,
  )
  return rows[0]?.text ?? ''
}

type Profile = Record<string, string | boolean | null>

describe('updateUserProfile', () => {
  test.each(byMember)('changes %s, says so in the log, and shows it again', async (field) => {
    // Nobody who is here is taken for this person.
    await server.db.update(userProfiles).set({ birthday: null })
    const actor = await applicant(server)
    const read = `Profile { ${byMember.join(' ')} }`
    const before = await actor.send<{ getUser: { Profile: Profile } }>(`{ getUser { ${read} } }`)
    const entries = Object.entries(before.data?.getUser.Profile ?? {})
    // A text that nobody has entered is saved as an empty one.
    const known = Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']))
    const input = { ...known, [field]: otherOf(field) }
    const answer = await actor.send<{ updateUserProfile: Profile }>(
      `mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { ${byMember.join(' ')} } }`,
      { input },
    )
    expect(answer.data?.updateUserProfile).toEqual(input)
    expect((await rowOf(actor))[toSnakeCase(field)]).toEqual(otherOf(field))
    expect(await lastEntry(actor)).toContain(userProfileLabels[field].admin)
    const after = await actor.send<{ getUser: { Profile: Profile } }>(`{ getUser { ${read} } }`)
    expect(after.data?.getUser.Profile).toEqual(input)
    const own = await fetch(`${server.url}/api/own_data?format=json`, {
      headers: { authorization: `Bearer ${actor.token}` },
    })
    const sections = Object.values((await own.json()) as Record<string, object[]>)
    expect(sections.flat().flatMap((record) => Object.keys(record))).toContain(userProfileLabels[field].donor)
  })
})

describe('updateUserProfileByAdmin', () => {
  test.each(byStaff)('changes %s alone, notes the version it changed in, and shows it', async (field) => {
    const actor = await applicant(server)
    const before = await rowOf(actor)
    const answer = await admin.send<{ updateUserProfileByAdmin: Profile }>(
      `mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input) { ${byStaff.join(' ')} } }`,
      { input: { UserId: actor.id, Version: 1, Reason: '確認のため', [field]: otherOf(field) } },
    )
    expect(answer.data?.updateUserProfileByAdmin[field]).toEqual(otherOf(field))
    const after = await rowOf(actor)
    const column = toSnakeCase(field)
    const edited = byStaff.map((name) => toSnakeCase(name))
    expect(edited.filter((name) => after[name] !== before[name])).toEqual([column])
    expect(after[column]).toEqual(otherOf(field))
    expect(after.changed_in).toEqual({ [column]: 2 })
  })
})
