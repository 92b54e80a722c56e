import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { screenings } from '../../../../server/ground/tables/screenings'
import { awaitedDays, examAwaitedSince } from '../../../../shared/rules/visits/exams'
import type { ExamStage } from '../../../../shared/generated/schema'
import { certified, staff, type Actor } from '../../../support/actors'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
let office: Actor
let donor: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
  donor = await certified(server)
})
afterAll(() => server.close())

const WISHED = new Date('2026-11-27T16:00:00Z')
const rounds: Readonly<Record<string, Partial<typeof screenings.$inferInsert>>> = {
  Checking: {},
  Wished: { examRequestedAt: WISHED, preferredDates: ['2026-12-08'] },
  Scheduled: { examRequestedAt: WISHED, scheduledInitialExamDate: '2026-11-30' },
  Judged: {
    inspectionType: 'Renewal',
    scheduledRenewalExamDate: '2026-11-20',
    renewalExamDate: '2026-11-20',
    renewalExamResult: 'NotCertified',
    judgedAt: TEST_NOW,
  },
}

const LIST = `query ($filter: ScreeningInfoFilter) { listScreeningInfoByIdScreeningInfoCreatedAt(filter: $filter) {
  items { Id ExamStage ExamResult ExamDay ExamRequestedAt } total } }`

const daysOf = (row: Parameters<typeof examAwaitedSince>[0]) =>
  awaitedDays(examAwaitedSince(row), '2026-12-01')

type Listed = {
  listScreeningInfoByIdScreeningInfoCreatedAt: {
    items: {
      Id: string
      ExamStage: ExamStage
      ExamResult: string | null
      ExamDay: string | null
      ExamRequestedAt: string | null
    }[]
    total: number
  }
}

test('a screening says how far it has come, and is found by it', async () => {
  await server.db.delete(screenings)
  const of = await Promise.all(
    Object.entries(rounds).map(async ([stage, row]) => {
      const [made] = await server.db
        .insert(screenings)
        .values({
          id: randomUUID(),
          userId: donor.id,
          recruitmentYear: 2026,
          recruitmentMonth: 12,
          inspectionType: 'Registration',
          userStatus: 'Registration',
          screeningInfoCreatedAt: TEST_NOW,
          createdAt: TEST_NOW,
          updatedAt: TEST_NOW,
          ...row,
        })
        .returning()
      return [stage, made?.id] as const
    }),
  )
  for (const [stage, id] of of)
    for (const ExamStage of [{ eq: stage }, { in: [stage] }]) {
      const { data, errors } = await office.send<Listed>(LIST, { filter: { ExamStage } })
      expect(errors).toBeUndefined()
      const { items, total } = data?.listScreeningInfoByIdScreeningInfoCreatedAt ?? { items: [], total: 0 }
      expect(items.map((item) => [item.Id, item.ExamStage])).toEqual([[id, stage]])
      expect(total).toBe(1)
    }
  const { data } = await office.send<Listed>(LIST, {})
  const told = new Map(
    data?.listScreeningInfoByIdScreeningInfoCreatedAt.items.map(
      ({ Id: _id, ExamStage, ExamRequestedAt, ...exam }) =>
        [ExamStage, { ...exam, days: daysOf({ ExamStage, ExamRequestedAt, ...exam }) }] as const,
    ),
  )
  expect(Object.fromEntries(told)).toEqual({
    Checking: { ExamResult: null, ExamDay: null, days: null },
    // From the Japanese day of the wish.
    Wished: { ExamResult: null, ExamDay: null, days: 3 },
    Scheduled: { ExamResult: null, ExamDay: '2026-11-30', days: 1 },
    Judged: { ExamResult: 'NotCertified', ExamDay: '2026-11-20', days: null },
  })
})
