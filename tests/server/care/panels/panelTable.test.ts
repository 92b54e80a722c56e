import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testPanels } from '../../../../server/ground/tables/panels'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { donor } from '../../../support/people'
import {
  confirmPanel,
  donorWithUnits,
  holdsOf,
  panelTable,
  previewPanels,
  recordPanel,
  recordPanels,
  results,
  statesOf,
  type TableRow,
} from '../../../support/panels'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let physician: Actor
let second: Actor
beforeAll(async () => {
  server = await startTestServer()
  physician = await staff(server, 'Physician')
  second = await staff(server, 'Physician')
})
afterAll(() => server.close())

const panelsOf = (userId: string) => server.db.select().from(testPanels).where(eq(testPanels.userId, userId))
async function numberOf(userId: string) {
  const [row] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, userId))
  return row?.donorId ?? ''
}
async function shown(csv: string) {
  const { data } = await previewPanels(physician, csv)
  return data?.previewTestPanels ?? { Fingerprint: '', Lines: [] }
}
async function imported(csv: string, by = physician) {
  const { Fingerprint } = await shown(csv)
  return (await recordPanels(by, csv, Fingerprint)).data?.recordTestPanels
}

test('a table records what was typed by hand, holds what a finding concerns, and repeats nothing', async () => {
  const { userId } = await donorWithUnits(server, '2026-11-10', 2)
  const clean = await donor(server)
  const csv = panelTable([
    { person: clean.id, said: { SarsCov2: '検査なし' } },
    { person: await numberOf(userId), said: { HIV: '陽性', HBV: '判定保留' } },
  ])
  const { Lines } = await shown(csv)
  expect(Lines).toMatchObject([
    { Line: 3, State: 'New', Outcome: 'NotPassed', Findings: ['判定保留：HBV（B型肝炎）', '陽性：HIV'] },
    { Line: 2, State: 'New', Outcome: 'Incomplete', Findings: [], Missing: ['SARS-CoV-2'], Problems: [] },
  ])
  expect(await panelsOf(userId)).toEqual([])
  expect(await imported(csv)).toEqual({ Recorded: 2, Left: 0 })
  expect((await statesOf(server, userId)).map(([, state]) => state)).toEqual(['Held', 'Held'])
  expect(await holdsOf(physician, userId)).toMatchObject([{ Cause: 'Panel', Since: null }])
  expect((await shown(csv)).Lines.map(({ State }) => State)).toEqual(['Recorded', 'Recorded'])
  expect(await imported(csv)).toEqual({ Recorded: 0, Left: 0 })
  expect(await panelsOf(userId)).toHaveLength(1)
  expect((await panelsOf(userId))[0]?.results).toEqual([])
})

test('a positive in the last of 200 rows is shown first, and four at once record each person once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => applicant(server)))
  const rows: TableRow[] = people.map(({ id }) => ({ person: id }))
  rows.splice(
    3,
    0,
    ...Array.from({ length: 194 }, (_, at) => ({ person: `D-9${String(at).padStart(5, '0')}` })),
  )
  const last = rows.at(-1)
  if (last) last.said = { Syphilis: '陽性' }
  const csv = panelTable(rows)
  const { Lines, Fingerprint } = await shown(csv)
  expect(Lines[0]).toMatchObject({ Line: 201, Findings: ['陽性：梅毒'], State: 'New' })
  expect(Lines.filter(({ Findings }) => Findings.length > 0)).toHaveLength(1)
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, at) => recordPanels(at % 2 ? physician : second, csv, Fingerprint)),
  )
  expect(answers.map(codeOf)).toEqual(answers.map(() => null))
  for (const { id } of people) expect(await panelsOf(id)).toHaveLength(1)
})

test('what is wrong with a row is said of it, and a finding in it is shown first all the same', async () => {
  const [twice, late, renewed] = [await donor(server), await donor(server), await donor(server)]
  await recordPanel(physician, late.id, results('2026-11-22'))
  const csv = panelTable([
    { person: 'D-999999' },
    { person: twice.id },
    { person: await numberOf(twice.id), said: { HCV: '陽性' } },
    { person: late.id, day: '2026-11-20' },
    { person: renewed.id, kind: '更新検査', said: { HIV: '陽性？' } },
    { person: (await donor(server)).id, kind: '更新検査' },
    { person: (await donor(server)).id, kind: '健診', day: '2026-11-31' },
    { person: (await donor(server)).id, day: '2027-11-20' },
  ]).replace('見本臨床検査', '#REF!')
  const { Lines } = await shown(csv)
  expect(Lines.map(({ State }) => State)).toEqual(Lines.map(() => 'Wrong'))
  expect(Lines[0]).toMatchObject({ Line: 4, Findings: ['陽性：HCV（C型肝炎）'] })
  const said = new Map(Lines.map(({ Line, Problems }) => [Line, Problems.join(' ')]))
  expect(said.get(2)).toMatch(/検査機関：表計算ソフトで形が変わっています.*見つかりません/)
  expect(said.get(3)).toContain('3行目と4行目')
  expect(said.get(4)).toContain('3行目と4行目')
  expect(said.get(5)).toContain('2026年11月22日')
  expect(said.get(6)).toContain('「陽性？」を読み取れません')
  expect(said.get(7)).toContain('更新検査がありません')
  expect(said.get(8)).toMatch(/血液を採った日：.*検査：|検査：.*血液を採った日：/)
  expect(said.get(9)).toContain('きょうより先')
  expect(await imported(csv)).toEqual({ Recorded: 0, Left: 0 })
  expect(await panelsOf(twice.id)).toEqual([])
})

test('a test that is there takes the result; what was withdrawn does not come back by its file', async () => {
  const person = await donor(server)
  const csv = panelTable([{ person: person.id, kind: '登録検査' }])
  expect(await imported(csv)).toEqual({ Recorded: 1, Left: 0 })
  const [panel] = await panelsOf(person.id)
  expect(panel).toMatchObject({ kind: 'Registration', recordedBy: physician.id })
  expect(panel?.screeningId).not.toBeNull()
  expect(codeOf(await confirmPanel(second, panel?.id ?? '', false, '別の方の結果'))).toBeNull()
  const [line] = (await shown(csv)).Lines
  expect(line).toMatchObject({ State: 'Wrong', Problems: [expect.stringContaining('取り下げて')] })
})

test('a table that is no such table, another preview and another duty are refused', async () => {
  const person = await donor(server)
  const csv = panelTable([{ person: person.id }])
  expect(codeOf(await previewPanels(physician, csv.replace('HIV', 'エイズ')))).toBe('BAD_USER_INPUT')
  expect(codeOf(await recordPanels(physician, csv, 'x'))).toBe('CONFLICT')
  expect(codeOf(await previewPanels(await staff(server, 'Administrator'), csv))).toBe('FORBIDDEN')
  const { Fingerprint } = await shown(csv)
  await recordPanel(second, person.id, results('2026-11-25'))
  expect(codeOf(await recordPanels(physician, csv, Fingerprint))).toBe('CONFLICT')
  expect(
    await server.db
      .select()
      .from(testPanels)
      .where(and(eq(testPanels.userId, person.id), eq(testPanels.recordedBy, physician.id))),
  ).toEqual([])
})
