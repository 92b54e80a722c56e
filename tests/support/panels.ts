import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { donations } from '../../server/ground/tables/donations'
import { units } from '../../server/ground/tables/units'
import { addDays, japaneseDateOf, type JapaneseDate } from '../../shared/facts/dates'
import { standardAnalytes } from '../../shared/rules/donating/units/analytes'
import type { PanelJudgement } from '../../shared/generated/schema'
import type { Answers } from '../../shared/questionnaire/engine/answer'
import { staff, type Actor } from './actors'
import { donor } from './people'
import type { TestServer } from './testServer'
import { record } from './units'

export type Result = {
  Analyte: string
  Day?: string | null
  Judgement: PanelJudgement
  Value?: string
  Unit?: string
}

/** A complete panel, but for what is said. */
export const results = (day: JapaneseDate, said: Readonly<Record<string, Partial<Result>>> = {}): Result[] =>
  standardAnalytes.map(({ id }) => ({ Analyte: id, Day: day, Judgement: 'Negative', ...said[id] }))

export const recordPanel = (actor: Actor, UserId: string, Results: Result[], more: object = {}) =>
  actor.send<{ recordTestPanel: { Id: string; Outcome: string; Missing: string[] } }>(
    `mutation ($input: RecordTestPanelInput!) { recordTestPanel(input: $input) { Id Outcome Missing FirstDay LastDay } }`,
    { input: { Id: randomUUID(), UserId, Kind: 'Interim', Laboratory: '見本臨床検査', Results, ...more } },
  )
export const confirmPanel = (actor: Actor, Id: string, IsRight: boolean, Reason?: string) =>
  actor.send('mutation ($input: ConfirmTestPanelInput!) { confirmTestPanel(input: $input) { Id } }', {
    input: { Id, IsRight, Reason },
  })
export const release = (actor: Actor, Ids: string[]) =>
  actor.send<{ releaseUnits: { Id: string; State: string }[] }>(
    'mutation ($input: ReleaseUnitsInput!) { releaseUnits(input: $input) { Id State } }',
    { input: { Ids } },
  )
export const openHold = (actor: Actor, UserId: string, more: object = {}) =>
  actor.send<{ openHold: { Id: string } }>(
    'mutation ($input: OpenHoldInput!) { openHold(input: $input) { Id Cause Reason Units { Number } } }',
    { input: { UserId, Reason: '製造部からの問い合わせ', ...more } },
  )
export const find = (actor: Actor, Id: string, Finding = '問題なし') =>
  actor.send('mutation ($input: DecideHoldInput!) { decideHold(input: $input) { Finding } }', {
    input: { Id, Finding },
  })
export const decide = (actor: Actor, Id: string, Decision: 'Lifted' | 'Discarded' = 'Lifted') =>
  actor.send('mutation ($input: DecideHoldInput!) { decideHold(input: $input) { Decision } }', {
    input: { Id, Decision },
  })
const HOLDS =
  'query ($id: ID!) { listHolds(filter: { UserId: { eq: $id } }) { items { Id Cause Since Until DecidedAt } } }'
type HoldAnswer = {
  Id: string
  Cause: string
  Since: string | null
  Until: string | null
  DecidedAt: unknown
}
export async function holdsOf(actor: Actor, id: string): Promise<HoldAnswer[]> {
  const { data } = await actor.send<{ listHolds: { items: HoldAnswer[] } }>(HOLDS, { id })
  return data?.listHolds.items ?? []
}

export type Given = { person: Actor; userId: string; unitIds: string[] }

/** A donor with a unit of each of `count` days, the first on `from`. */
export async function donorWithUnits(
  server: TestServer,
  from: JapaneseDate,
  count: number,
  told: { answers?: Answers } = {},
): Promise<Given> {
  const person = await donor(server, {}, { examDate: addDays(from, -1), donations: count, ...told })
  const userId = person.id
  const office = await staff(server, 'Administrator')
  const given = await server.db
    .select()
    .from(donations)
    .where(eq(donations.userId, userId))
    .orderBy(asc(donations.donationAt))
  const unitIds: string[] = []
  for (const { id } of given)
    unitIds.push((await record(office, { DonationId: id })).data?.recordUnit.Id ?? '')
  return { person, userId, unitIds }
}

/** Day and state of each unit of a person, oldest first. */
export async function statesOf({ db }: TestServer, userId: string): Promise<[JapaneseDate, string][]> {
  const rows = await db.select().from(units).where(eq(units.userId, userId)).orderBy(asc(units.receivedAt))
  return rows.map(({ receivedAt, state }) => [japaneseDateOf(receivedAt), state])
}

/** A laboratory's table: the person, the kind of test, a day for every specimen, and what is not negative. */
export type TableRow = {
  person: string
  kind?: string
  day?: string
  said?: Readonly<Record<string, string>>
}
export const panelTable = (rows: readonly TableRow[]): string =>
  [
    ['ドナー番号か会員ID', '検査', '検査機関', '血液を採った日', '便を採った日', '唾液を採った日'],
    ...rows.map(({ person, kind = '期間中の検査', day = '2026-11-20' }) => [
      person,
      kind,
      '見本臨床検査',
      day,
      day,
      day,
    ]),
  ]
    .map((cells, index) => [
      ...cells,
      ...standardAnalytes.map(({ id, name }) =>
        index === 0 ? name : (rows[index - 1]?.said?.[id] ?? '陰性'),
      ),
    ])
    .map((cells) => cells.join(','))
    .join('\r\n')

export type PanelLineAnswer = {
  Line: number
  UserId: string | null
  State: string
  Outcome: string | null
  Findings: string[]
  Missing: string[] | null
  Problems: string[]
}
export const previewPanels = (actor: Actor, Csv: string) =>
  actor.send<{ previewTestPanels: { Fingerprint: string; Lines: PanelLineAnswer[] } }>(
    `mutation ($input: TestPanelTableInput!) { previewTestPanels(input: $input) {
      Fingerprint Lines { Line UserId State Outcome Findings Missing Problems } } }`,
    { input: { Csv } },
  )
export const recordPanels = (actor: Actor, Csv: string, Fingerprint: string) =>
  actor.send<{ recordTestPanels: { Recorded: number; Left: number } }>(
    `mutation ($input: RecordTestPanelsInput!) { recordTestPanels(input: $input) { Recorded Left } }`,
    { input: { Csv, Fingerprint } },
  )
