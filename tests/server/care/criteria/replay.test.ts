import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { criteriaVersions } from '../../../../server/ground/tables/criteria'
import { onlineChecks } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import type { CriteriaContent } from '../../../../shared/rules/criteria/content'
import { applicant, staff, type Actor } from '../../../support/actors'
import { never, notYet, passing, START, SUBMIT } from '../../../support/answers'
import { bundled } from '../../../support/bundled'
import { openedChecks } from '../../../support/openedChecks'
import { personAt } from '../../../support/people'
import { startTestServer, type TestServer } from '../../../support/testServer'

// The program itself, in a process of its own.
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let base: CriteriaContent
const people: Record<string, string> = {}

async function sent(answers: object): Promise<{ actor: Actor; id: string }> {
  const actor = await applicant(server)
  const id = (await actor.call(START)).data?.startOnlineCheck.Id ?? ''
  await actor.call(SUBMIT, { id, answers })
  return { actor, id }
}
const CORRECT =
  'mutation ($id: ID!, $answers: JSON!) { correctOnlineCheckAnswers(input: { ScreeningId: $id, Answers: $answers }) { Id } }' as const

beforeAll(async () => {
  server = await startTestServer()
  people.passed = (await sent(passing)).actor.id
  people.never = (await sent(never)).actor.id
  people.waits = (await sent(notYet('2026-11-20'))).actor.id
  // Five kilograms too many for what is tried below.
  people.heavy = (await sent({ ...passing, Q03: { numbers: { height: 170, weight: 75 } } })).actor.id
  people.allergic = (await sent({ ...passing, Q26: { choices: ['hayMild'] } })).actor.id
  const put = await sent(passing)
  await put.actor.call(CORRECT, {
    id: put.id,
    answers: { Q45: { choices: ['yes'], dates: { yes: '2026-11-01' } } },
  })
  people.donor = (
    await personAt(server, 'Donation', { answers: { ...passing, Q26: { choices: ['hayMild'] } } })
  ).id
  const [row] = await server.db.select().from(criteriaVersions)
  if (!row) throw new Error('Nothing is in force')
  base = row.content
})
afterAll(() => server.close())

async function replay(args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...bundled('replay'), ...args], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: server.dataDir,
      DATABASE_URL: server.db.$client.options.connectionString,
      FAKE_NOW: '2026-12-01T09:00:00+09:00',
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = await once(child, 'close')
  const lines = output.trimEnd().split('\n')
  return { code: code as number, lines, last: lines.at(-1) }
}

async function candidate(change: (content: CriteriaContent) => unknown): Promise<string[]> {
  const content = structuredClone(base)
  change(content)
  const file = join(server.dataDir, 'candidate.json')
  await writeFile(file, JSON.stringify(content))
  return ['--candidate', file]
}
const rulesOf = ({ rules }: CriteriaContent, id: string) => rules[id]?.rules ?? []

const sixMonths = (content: CriteriaContent) => {
  for (const rule of rulesOf(content, 'Q45')) rule.until = { after: { months: 6 } }
}
const allergyForGood = (content: CriteriaContent) => {
  for (const rule of rulesOf(content, 'Q26').filter(({ outcome }) => outcome === 'REVIEW'))
    rule.outcome = 'PERM'
}

test('every stored judgement comes out the same, also those of answers that were put right', async () => {
  const { code, last } = await replay()
  const [judged] = (
    await server.db.execute<{ count: string }>(sql`
    SELECT (SELECT count(*) FROM online_checks WHERE submitted_at IS NOT NULL) + 2 *
      (SELECT count(*) FROM answer_corrections WHERE state = 'Counted') AS count`)
  ).rows
  expect(Number(judged?.count)).toBeGreaterThan(7)
  expect({ code, last }).toEqual({ code: 0, last: `${judged?.count} judgements, ${judged?.count} identical` })
})

test('a candidate tells whom it would concern, and writes nothing', async () => {
  const { code, lines, last } = await replay(await candidate(sixMonths))
  expect({ code, last }).toEqual({ code: 0, last: expect.stringMatching(/^(\d+) judgements, \1 identical$/) })
  expect(lines).toContain(
    '  時期を改めるのまま、日付が動く方（見送り・時期を改める）：2人、日付は89日から89日動く',
  )
  const strict = await replay(await candidate(allergyForGood))
  expect(strict.lines.join('\n')).toContain('献便期間中で、通過しなくなる方：1人')
  expect(strict.lines).toContain('  Q26-R3で変わる方：2人')
  const light = await replay(
    await candidate((content) => {
      for (const rule of rulesOf(content, 'Q03').filter(({ outcome }) => outcome === 'REVIEW'))
        Object.assign(rule, { outcome: 'TEMP', until: { fromAnswer: { weeks: 12 } } })
    }),
  )
  expect(light.lines).toContain('  Q03-R2で変わる方：1人')
  const wrong = await replay(await candidate((content) => delete rulesOf(content, 'Q45')[0]?.until))
  expect(wrong.code).toBe(2)
  expect(wrong.lines.join('\n')).toContain('Q45-R1 until：待つ期間がありません。')
  expect((await replay(['--candidate', '/nowhere'])).code).toBe(2)
})

test('a judgement that was changed is named, and 2 says that it could not look', async () => {
  const [check] = await openedChecks(server, eq(onlineChecks.userId, people.waits ?? ''))
  const id = check?.screeningId ?? ''
  await server.db.update(onlineChecks).set({ nextDate: '2027-02-19' }).where(eq(onlineChecks.screeningId, id))
  const moved = await replay()
  expect(moved.code).toBe(1)
  expect(moved.lines).toContain(`判定がちがいます：オンラインチェック ${id}`)
  expect(moved.last).toMatch(/^(\d+) judgements, \d+ identical$/)
  await server.db
    .update(onlineChecks)
    .set({
      nextDate: '2027-02-20',
      ...(check && {
        judgement: { ...check.judgement!, score: 1 },
        onlineCheckScore: 1,
        judgementSealed: null,
      }),
    })
    .where(eq(onlineChecks.screeningId, id))
  expect((await replay()).code).toBe(1)
  expect((await replay([], { DATABASE_URL: 'postgres://127.0.0.1:1/none' })).code).toBe(2)
})

test('physicians see whom a version would concern, others numbers of five and more', async () => {
  await server.db
    .update(userProfiles)
    .set({ onlineCheckResult: 'Failed_1' })
    .where(eq(userProfiles.id, people.waits ?? ''))
  const author = await staff(server, 'Physician')
  const IMPACT =
    'Impact { Sha256 People Unchanged DonorsLost Groups { Before After Standing People DaysMost } Questions { QuestionId People } Rules { RuleId People } Changes { UserId Standing Before After BeforeDate AfterDate QuestionIds RuleIds } }'
  const [row] = await server.db.select().from(criteriaVersions)
  const created = await author.call(
    'mutation ($id: ID!) { createCriteriaDraft(input: { BasedOn: $id }) { Id Version } }',
    { id: row?.id },
  )
  const draft = created.data?.createCriteriaDraft
  const content = structuredClone(base)
  allergyForGood(content)
  await author.call(
    'mutation ($input: UpdateCriteriaDraftInput!) { updateCriteriaDraft(input: $input) { Id } }',
    {
      input: { Id: draft?.Id, Version: draft?.Version, Content: content },
    },
  )
  const { data } = await author.send(
    `mutation ($id: ID!) { previewCriteria(input: { Id: $id }) { ${IMPACT} } }`,
    { id: draft?.Id },
  )
  const impact = (data as { previewCriteria: { Impact: Record<string, unknown> } }).previewCriteria.Impact
  expect(impact).toMatchObject({
    DonorsLost: 1,
    Questions: [{ QuestionId: 'Q26', People: 2 }],
    Rules: [{ RuleId: 'Q26-R3', People: 2 }],
  })
  expect(impact.Changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        UserId: people.donor,
        Standing: 'Certified',
        Before: 'Passed',
        After: 'Failed_2',
        RuleIds: ['Q26-R3'],
      }),
    ]),
  )
  const auditor = await staff(server, 'Auditor')
  const asked = await auditor.send(`query ($id: ID!) { getCriteria(Id: $id) { ${IMPACT} } }`, {
    id: draft?.Id,
  })
  expect((asked.data as { getCriteria: { Impact: unknown } }).getCriteria.Impact).toMatchObject({
    DonorsLost: null,
    // Beside everybody it would tell them.
    Unchanged: null,
    Questions: [{ QuestionId: 'Q26', People: null }],
    Rules: [{ RuleId: 'Q26-R3', People: null }],
    Changes: null,
  })
})
