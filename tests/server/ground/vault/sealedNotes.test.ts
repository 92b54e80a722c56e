import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personNotes, personNoteVersions } from '../../../../server/ground/tables/personNotes'
import { sealOlder } from '../../../../server/ground/vault/sealOlder'
import { applicant, staff, type Actor } from '../../../support/actors'
import { tablesHolding } from '../../../support/tablesHolding'
import { startTestServer, type TestServer } from '../../../support/testServer'

const FIRST = '金糸雀の熱が出たとのこと'
const SECOND = '駒鳥の熱だったとのこと'
const CREATE =
  `mutation ($input: CreatePersonNoteInput!) { createPersonNote(input: $input) { Id Version } }` as const
const UPDATE =
  `mutation ($input: UpdatePersonNoteInput!) { updatePersonNote(input: $input) { Id Text } }` as const
const SAID =
  `query ($id: ID!, $text: String) { listConversation(UserId: $id, Text: $text) { total items { Note { Text Earlier { Text } } } } }` as const

let server: TestServer
let physician: Actor
let support: Actor
beforeAll(async () => {
  server = await startTestServer()
  physician = await staff(server, 'Physician')
  support = await staff(server, 'Support')
})
afterAll(() => server.close())

/** A note about somebody that touches health, edited once. */
async function noted() {
  const person = await applicant(server)
  const content = { Kind: 'CallIn', Result: 'Spoke', TouchesHealth: true } as const
  const input = { IdempotencyKey: randomUUID(), UserId: person.id, ...content, Text: FIRST }
  const note = (await physician.call(CREATE, { input })).data?.createPersonNote
  if (!note) throw new Error('The note was refused')
  const change = { Id: note.Id, Version: note.Version, ...content, Text: SECOND }
  expect((await physician.call(UPDATE, { input: change })).data?.updatePersonNote.Text).toBe(SECOND)
  return { person, id: note.Id }
}
const said = async (actor: Actor, id: string, text: string | null = null) =>
  (await actor.call(SAID, { id, text })).data?.listConversation
const holding = async () => [
  ...(await tablesHolding(server, FIRST)),
  ...(await tablesHolding(server, SECOND)),
]

test('what is noted about a person stands readable in no table; who may, reads it and finds it by its words', async () => {
  const { person } = await noted()
  expect(await holding()).toEqual([])
  expect((await said(physician, person.id, '駒鳥'))?.items).toEqual([
    { Note: { Text: SECOND, Earlier: [{ Text: FIRST }] } },
  ])
  expect((await said(physician, person.id, '鷲'))?.total).toBe(0)
  expect((await said(support, person.id, '駒鳥'))?.total).toBe(0)
  const own = await fetch(`${server.url}/api/own_data?format=json`, {
    headers: { authorization: `Bearer ${person.token}` },
  })
  expect(await own.text()).toContain(SECOND)
})

test('what a program of before has noted is sealed by the job, and says the same', async () => {
  const { person, id } = await noted()
  const before = await said(physician, person.id)
  await server.db.update(personNotes).set({ text: SECOND, textSealed: null }).where(eq(personNotes.id, id))
  await server.db
    .update(personNoteVersions)
    .set({ text: FIRST, textSealed: null })
    .where(eq(personNoteVersions.noteId, id))
  expect(await holding()).toEqual(['person_note_versions', 'person_notes'])
  expect(await sealOlder(server.deps)).toBe(2)
  expect(await sealOlder(server.deps)).toBe(0)
  expect(await holding()).toEqual([])
  expect(await said(physician, person.id)).toEqual(before)
})
