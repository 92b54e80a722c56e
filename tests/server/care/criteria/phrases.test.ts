import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { criteriaHash } from '../../../../server/care/criteria/criteriaHash'
import { replayJudgements } from '../../../../server/care/criteria/replay/replayJudgements'
import { criteriaVersions } from '../../../../server/ground/tables/criteria'
import { onlineChecks } from '../../../../server/ground/tables/screenings'
import { settle } from '../../../../donor/way/check/form/settle'
import type { CriteriaForDevice } from '../../../../shared/rules/criteria/forDevice'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import { phrases } from '../../../../shared/questionnaire/engine/phrases'
import { questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'
import { applicant, staff, type Actor } from '../../../support/actors'
import { passing, START, SUBMIT } from '../../../support/answers'
import { codeOf } from '../../../support/api'
import { changeInForce } from '../../../support/criteria'
import { openedChecks } from '../../../support/openedChecks'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
afterEach(() => server.close())

const PAGE =
  'query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Reasons { Reason Explanation Changes } } } }' as const

type Sent = { person: Actor; id: string }

async function sent(answers: Answers): Promise<Sent> {
  const person = await applicant(server)
  const id = (await person.call(START)).data?.startOnlineCheck.Id ?? ''
  expect(codeOf(await person.call(SUBMIT, { id, answers: { ...passing, ...answers } }))).toBeNull()
  return { person, id }
}
const reasonsOf = async ({ person, id }: Sent) =>
  (await person.call(PAGE, { id })).data?.getScreeningById.OnlineCheck?.Reasons

const unknownDay: Answers = { Q45: { choices: ['yes'], dates: { yes: 'unknown' } } }
const worded = {
  unknownDate: 'お使いになった日が不明のため、お答えの日から{period}数えています。',
  onceKnown: '「{label}」をお知らせいただくと、早まることがあります。',
  askedWhen: '{when}に、対面でおうかがいします。',
}
const TOLD = 'お使いになった日が不明のため、お答えの日から3か月数えています。'

test('the sentences of the version in force are said in checks and on devices, and those of before stay', async () => {
  server = await startTestServer()
  const before = await sent(unknownDay)
  const next = await changeInForce(server, (content) => {
    // What is as the form puts it is not kept.
    content.phrases = { ...worded, unknown: phrases.unknown }
  })
  const after = await sent(unknownDay)

  expect(await reasonsOf(before)).toEqual([
    expect.objectContaining({
      Explanation: expect.stringContaining(phrases.unknownDate),
      Changes: '「最後に使った日」がわかると、早まることがあります。',
    }),
  ])
  expect(await reasonsOf(after)).toEqual([
    expect.objectContaining({
      Explanation: expect.stringContaining(TOLD),
      Changes: '「最後に使った日」をお知らせいただくと、早まることがあります。',
    }),
  ])
  const [stored] = await openedChecks(server, eq(onlineChecks.screeningId, after.id))
  expect(stored?.judgement?.reasons[0]?.explanation).toContain(TOLD)

  const kept = await server.db.select().from(criteriaVersions)
  expect(kept.find(({ number }) => number === next.number)?.content.phrases).toEqual(worded)
  expect(kept.find(({ number }) => number !== next.number)?.content).not.toHaveProperty('phrases')
  for (const { content, sha256 } of kept) expect(criteriaHash(content)).toBe(sha256)

  const device = (await server.app.inject('/api/criteria/form/current.json')).json<CriteriaForDevice>()
  expect(device.phrases).toEqual({ ...phrases, ...worded })
  const { questions } = questionnaires.of(device.questionnaire)
  const context = { today: '2026-12-01', region: server.deps.texts.region }
  const asthma = { ...passing, Q26: { choices: ['asthma'] } }
  expect(settle(device, questions, asthma, context)).toEqual([
    expect.objectContaining({ change: 'ぜんそくの治療が必要なくなったときに、対面でおうかがいします。' }),
  ])

  const { judgements, identical, differing } = await replayJudgements(server.db, server.deps)
  expect({ judgements, identical, differing }).toEqual({ judgements: 2, identical: 2, differing: [] })
})

test('a phrase that lacks what it must say is refused by its name', async () => {
  server = await startTestServer()
  const author = await staff(server, 'Physician')
  const [inForce] = await server.db.select().from(criteriaVersions)
  const { data } = await author.call(
    'mutation ($id: ID!) { createCriteriaDraft(input: { BasedOn: $id }) { Id Version Content } }',
    { id: inForce?.id },
  )
  const draft = data?.createCriteriaDraft
  const save = (given: object) =>
    author.call(
      'mutation ($input: UpdateCriteriaDraftInput!) { updateCriteriaDraft(input: $input) { Id } }',
      {
        input: {
          Id: draft?.Id,
          Version: draft?.Version,
          Content: { ...(draft?.Content as object), phrases: given },
        },
      },
    )
  const refused = await save({
    untilEnd: '{event}が終わるまで、お待ちください。',
    unknown: '{period}待つため。',
  })
  expect(codeOf(refused)).toBe('BAD_USER_INPUT')
  expect(JSON.stringify(refused.errors)).toContain('文に「{period}」を入れてください。')
  expect(JSON.stringify(refused.errors)).toContain('「{period}」に入る言葉がありません。')
  expect(codeOf(await save({ greeting: 'こんにちは。' }))).toBe('BAD_USER_INPUT')
})
