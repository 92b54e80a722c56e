import type { Questionnaire, QuestionnaireItem } from '@medplum/fhirtypes'
import { afterEach, expect, test } from 'vitest'
import { criteriaHash } from '../../../../server/care/criteria/criteriaHash'
import { registerDonorPages } from '../../../../server/doors/http/donorPages'
import { criteriaVersions } from '../../../../server/ground/tables/criteria'
import type { CriteriaForDevice } from '../../../../shared/rules/criteria/forDevice'
import { settle } from '../../../../donor/way/check/form/settle'
import { questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'
import { whatIf, type WhatIfPerson } from '../../../../donor/way/ahead/whatIf/whatIf'
import { applicant, type Actor } from '../../../support/actors'
import { never } from '../../../support/answers'
import { changeInForce, programForm, programFrom, programNumber } from '../../../support/criteria'
import { startTestServer, type TestServer } from '../../../support/testServer'

const START = 'mutation { startOnlineCheck { Id } }' as const
const SAVE =
  'mutation ($input: OnlineCheckAnswersInput!) { saveOnlineCheckDraft(input: $input) { Id } }' as const
const DRAFT =
  'query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Draft CriteriaChangedAt Answer { data } } } }' as const

let server: TestServer
afterEach(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
const fhir = async (number: string) => (await get(`/api/criteria/${number}.json`)).json<Questionnaire>()
/** What a reader sees of the page, without the data behind it. */
const page = async () => {
  const { body } = await get('/criteria', { accept: 'text/html' })
  return body.replaceAll(/<script[^]*?<\/script>|<[^>]*>/g, '')
}

const itemsOf = (items: readonly QuestionnaireItem[] = []): QuestionnaireItem[] =>
  items.flatMap((item) => [item, ...itemsOf(item.item)])

const TYPES = ['group', 'boolean', 'decimal', 'integer', 'date', 'string', 'text', 'choice']

test('a version is a FHIR R4 Questionnaire with all its questions, rules and hash', async () => {
  server = await startTestServer()
  const form = questionnaires.current
  const answer = await get(`/api/criteria/${programNumber}.json`)
  expect(answer.headers['content-type']).toBe('application/fhir+json; charset=utf-8')
  const questionnaire = answer.json<Questionnaire>()
  const [row] = await server.db.select().from(criteriaVersions)
  const origin = server.deps.settings.origin
  expect(questionnaire).toMatchObject({
    resourceType: 'Questionnaire',
    id: programNumber,
    url: `${origin}/criteria`,
    version: programNumber,
    status: 'active',
    experimental: true,
    effectivePeriod: { start: programFrom },
    extension: [{ url: `${origin}/criteria#sha256`, valueString: row?.sha256 }],
  })
  // Nobody approved the sample.
  expect(questionnaire.approvalDate).toBeUndefined()
  expect(questionnaire.id).toMatch(/^[A-Za-z0-9\-.]{1,64}$/)
  expect(questionnaire.name).toMatch(/^[A-Z]\w{0,254}$/)

  const items = itemsOf(questionnaire.item)
  const ids = items.map(({ linkId }) => linkId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id } of form.questions) expect(ids).toContain(id)
  for (const item of items) {
    const { linkId, type, text, item: inner, answerOption, enableWhen, enableBehavior } = item
    expect(linkId, linkId).toMatch(/^\S+$/)
    expect(text?.trim(), linkId).toBeTruthy()
    expect(TYPES, linkId).toContain(type)
    // que-1, que-5
    expect(type !== 'group' || (inner?.length ?? 0) > 0, linkId).toBe(true)
    expect((answerOption?.length ?? 0) > 0, linkId).toBe(type === 'choice')
    for (const { valueCoding } of answerOption ?? [])
      expect([valueCoding?.system, valueCoding?.code, valueCoding?.display], linkId).toEqual([
        expect.stringMatching(/^http\S+$/),
        expect.stringMatching(/^\S+( \S+)*$/),
        expect.stringMatching(/\S/),
      ])
    const codes = answerOption?.map(({ valueCoding }) => valueCoding?.code) ?? []
    expect(new Set(codes).size, linkId).toBe(codes.length)
    // que-12, que-7, and what is asked exists with that choice
    expect((enableWhen?.length ?? 0) <= 1 || ['all', 'any'].includes(enableBehavior ?? ''), linkId).toBe(true)
    for (const { question, operator, answerBoolean, answerCoding } of enableWhen ?? []) {
      const asked = items.find((each) => each.linkId === question)
      expect(asked?.type, linkId).toBe('choice')
      const codings = asked?.answerOption?.map(({ valueCoding }) => JSON.stringify(valueCoding))
      expect(operator === 'exists' ? answerBoolean : codings?.includes(JSON.stringify(answerCoding))).toBe(
        true,
      )
    }
    for (const rule of item.extension ?? []) {
      expect(rule.extension?.map(({ url }) => url).slice(0, 3), linkId).toEqual(['id', 'outcome', 'text'])
      expect(rule.extension?.[1]?.valueCode).toMatch(/^(PERM|TEMP|REVIEW!|REVIEW)$/)
    }
  }
  const rules = items
    .flatMap(({ extension = [] }) => extension)
    .map(({ extension }) => extension?.[0]?.valueString)
  expect(rules).toEqual(
    form.questions.flatMap(({ id }) => form.rules[id]?.rules.map((rule) => rule.id) ?? []),
  )
  const itemOf = (linkId: string) => items.find((item) => item.linkId === linkId)
  expect(itemOf('Q45')?.extension?.[0]?.extension?.[3]).toEqual({
    url: 'wait',
    valueDuration: { value: 3, unit: 'か月', system: 'http://unitsofmeasure.org', code: 'mo' },
  })
  expect(itemOf('Q45.yes.date')).toMatchObject({
    type: 'date',
    enableWhen: [{ question: 'Q45', operator: '=' }],
  })
  expect(itemOf('Q43')).toMatchObject({ enableBehavior: 'all' })
  expect(itemOf('Q43')?.enableWhen?.map(({ answerCoding }) => answerCoding?.code)).toEqual(
    expect.arrayContaining([undefined, 'none']),
  )
})

test('only what was in force is open; a browser asks once whether it is the same', async () => {
  server = await startTestServer()
  const [first] = await server.db.select().from(criteriaVersions)
  if (!first) throw new Error('Nothing is in force')
  const draft = {
    ...first,
    id: crypto.randomUUID(),
    number: '2026-12-9',
    state: 'Draft' as const,
    inForceAt: null,
  }
  await server.db
    .insert(criteriaVersions)
    .values({ ...draft, origin: 'Written', author: crypto.randomUUID() })
  for (const path of [
    '2026-12-9.json',
    programNumber,
    'x.json',
    'form/2020.1-1.json',
    'form/x',
    '%00.json',
  ]) {
    const refused = await get(`/api/criteria/${path}`)
    expect([path, refused.statusCode]).toEqual([path, 404])
    expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] })
  }
  const known = await get(`/api/criteria/${programNumber}.json`)
  expect(known.headers['cache-control']).toContain('public')
  const again = await get(`/api/criteria/${programNumber}.json`, {
    'if-none-match': String(known.headers.etag),
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await changeInForce(server, () => undefined)
  const retired = await get(`/api/criteria/${programNumber}.json`, {
    'if-none-match': String(known.headers.etag),
  })
  expect(retired.json()).toMatchObject({ status: 'retired', effectivePeriod: { end: '2026-12-01' } })
})

test('the page tells each rule, who approved it, and what changed; a device judges by the same', async () => {
  server = await startTestServer({ pages: registerDonorPages })
  expect(await page()).toContain('「最後に使った日」から3か月、お待ちいただきます。')
  expect(await page()).toContain('見本の医師が承認した見本です。実際の判定には使えません。')
  const next = await changeInForce(server, ({ rules }) => {
    for (const rule of rules.Q45?.rules ?? []) rule.until = { after: { months: 6 } }
    delete rules.Q18
    if (rules.Q22) rules.Q18 = { ...rules.Q22, rules: [] }
  })
  await expect.poll(page).toContain('責任医師が2026年12月1日（火）に承認しました。')
  const text = await page()
  expect(text).toContain(next.note)
  // Both, as what changed.
  for (const months of [3, 6])
    expect(text).toContain(`「はい」と答えた方：「最後に使った日」から${months}か月`)
  expect(text).not.toContain(next.approver)
  expect((await fhir(next.number)).approvalDate).toBe('2026-12-01')

  const rules = (await get('/api/criteria/form/current.json')).json<CriteriaForDevice>()
  expect(rules.criteria).toEqual({ number: next.number, sha256: criteriaHash(next.content) })
  expect((await get(`/api/criteria/form/${programForm}.json`)).json()).toEqual(rules)
  const form = questionnaires.of(rules.questionnaire)
  const context = { today: '2026-12-01', region: server.deps.texts.region }
  const told = (given: CriteriaForDevice) => settle(given, form.questions, never, context)
  expect(told(rules)).toEqual([])
  expect(told({ ...rules, rules: form.rules })).toHaveLength(1)
  const person: WhatIfPerson = {
    situation: 'answer',
    birthday: '1990-01-01',
    check: null,
    retryFrom: null,
    told: [],
    period: null,
    paused: false,
    signBy: null,
    suspended: null,
    examDay: null,
  }
  const event = { kind: 'antibiotics', from: '2026-11-20', to: '2026-11-20' }
  const openFrom = (questionnaire: Parameters<typeof whatIf>[2]['questionnaire']) =>
    whatIf(person, [event], {
      today: '2026-12-01',
      questionnaire,
      region: server.deps.texts.region,
    }).check.at(-1)?.from
  expect(openFrom(form)).toBe('2027-02-20')
  expect(openFrom({ ...form, ...rules })).toBe('2027-05-20')
})

test('whoever has begun a check is told of other criteria, and keeps the answers', async () => {
  server = await startTestServer()
  const [early, late] = [await applicant(server), await applicant(server)]
  const begun = async (person: Actor) => (await person.call(START)).data?.startOnlineCheck.Id ?? ''
  const told = async (person: Actor, id: string) => {
    const { data } = await person.call(DRAFT, { id })
    return data?.getScreeningById.OnlineCheck
  }
  const draft = await begun(early)
  await early.call(SAVE, { input: { ScreeningId: draft, Answers: { Q16: { choices: ['no'] } } } })
  expect(await told(early, draft)).toMatchObject({ Draft: true, CriteriaChangedAt: null })
  server.clock.advance(60_000)
  await changeInForce(server, ({ rules }) => {
    for (const rule of rules.Q45?.rules ?? []) rule.until = { after: { months: 6 } }
  })
  server.clock.advance(60_000)
  expect(await told(early, draft)).toMatchObject({
    CriteriaChangedAt: expect.stringMatching(/^2026-12-01T/),
    Answer: { data: { Q16: { choices: ['no'] } } },
  })
  expect(await told(late, await begun(late))).toMatchObject({ Draft: true, CriteriaChangedAt: null })
})

test('before anything is in force the page says when the check opens', async () => {
  server = await startTestServer({ production: true, criteria: false, pages: registerDonorPages })
  expect(await page()).toContain('オンラインチェックの受付は、まだ始まっていません')
  expect((await get('/api/criteria/form/current.json')).statusCode).toBe(404)
  const now = server.clock.now()
  await server.db
    .update(criteriaVersions)
    .set({ state: 'Approved', approver: crypto.randomUUID(), approvedAt: now, effectiveFrom: '2027-01-05' })
  await expect.poll(page).toContain('2027年1月5日（火）')
  expect((await get(`/api/criteria/${programNumber}.json`)).statusCode).toBe(404)
})
