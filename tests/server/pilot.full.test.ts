import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { criteriaVersions } from '../../server/ground/tables/criteria'
import { samplePublicTexts } from '../../shared/facts/config'
import { criteriaInWords } from '../../shared/rules/criteria/inWords'
import { questionnaires } from '../../shared/questionnaire/engine/questionnaires'
import { applicant, staff } from '../support/actors'
import { bundled } from '../support/bundled'
import { previewPanels } from '../support/panels'
import { mayReadPdf, readPdf } from '../support/readPdf'
import { startTestServer, type TestServer } from '../support/testServer'

let server: TestServer
let place: string
beforeAll(async () => {
  server = await startTestServer()
  place = mkdtempSync(join(tmpdir(), 'nakatsugu-pilot-'))
  expect(await pilot('sample')).toMatchObject({ code: 0 })
})
afterAll(async () => {
  rmSync(place, { recursive: true })
  await server.close()
})

const pilot = (folder: string, env: Record<string, string> = {}) =>
  new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      [...bundled('pilot'), folder],
      { env: { PATH: process.env.PATH, INIT_CWD: place, ...env } },
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, printed: stdout + stderr }),
    )
  })
const read = (name: string) => readFileSync(join(place, name), 'utf8')
/** Without the breaks of lines and columns. */
const textOf = (name: string) =>
  readPdf(readFileSync(join(place, name)), 'raw')
    .text.replaceAll(/\s/g, '')
    .normalize('NFKC')
const squeezed = (text: string) => text.replaceAll(/\s/g, '').normalize('NFKC')

test('the papers for a beginning are written, and never over what was filled in', async () => {
  expect(readdirSync(join(place, 'sample')).toSorted()).toEqual([
    '1-operator.pdf',
    '2-forms.pdf',
    '3-letter-hospital.pdf',
    '4-letter-laboratory.pdf',
    '5-criteria.pdf',
    '6-first-week.pdf',
    '7-measures.pdf',
    'flora.csv',
    'operator.json',
    'panels.csv',
  ])
  const again = await pilot('sample')
  expect(again).toMatchObject({ code: 1 })
  expect(again.printed).toContain('すでにあります')
  expect(await pilot('')).toMatchObject({ code: 1, printed: '使い方：npm run pilot -- フォルダー\n' })
})

test.runIf(mayReadPdf)(
  'each key is explained, each rule is asked about, in the version to approve',
  async () => {
    const guide = textOf('sample/1-operator.pdf')
    for (const [key, value] of Object.entries(samplePublicTexts.hospital)) {
      expect(guide).toContain(key)
      expect(guide).toContain(squeezed(value))
    }
    expect(guide, 'a value of several parts').toContain('code:MIHON1')
    const [version] = await server.db.select().from(criteriaVersions)
    const list = textOf('sample/5-criteria.pdf')
    expect(list).toContain(version?.sha256)
    const { current } = questionnaires
    const rules = criteriaInWords(
      { ...current, criteria: { number: '', sha256: '' }, municipalities: [] },
      samplePublicTexts.region.name,
    ).flatMap(({ questions }) => questions.flatMap((question) => question.rules))
    expect(rules.length).toBeGreaterThan(50)
    expect(list.split('□このまま').length - 1).toBeGreaterThanOrEqual(rules.length)
    for (const { who } of rules) expect(list).toContain(squeezed(who))
  },
)

test.runIf(mayReadPdf)('forms, letters and plan have the operator and what is received', async () => {
  const forms = textOf('sample/2-forms.pdf')
  for (const words of [
    '参加済み',
    '容器の破損・もれ',
    'HBV(B型肝炎)',
    '便の提供に関する説明と同意',
    '重さ50g以上、形3〜5',
    // A sign that the font does not have.
    '37.5℃以上の熱',
  ])
    expect(forms).toContain(squeezed(words))
  expect(textOf('sample/3-letter-hospital.pdf')).toContain('見本総合病院御中')
  expect(textOf('sample/4-letter-laboratory.pdf')).toContain('panels.csv')
  expect(textOf('sample/6-first-week.pdf')).toContain('検査日の希望')
  expect(textOf('sample/7-measures.pdf')).toContain('献便の数×3,000円')
})

test('the tables to write over are read as they stand', async () => {
  const [physician, person] = await Promise.all([staff(server, 'Physician'), applicant(server)])
  const { data } = await previewPanels(physician, read('sample/panels.csv').replace('D-000001', person.id))
  expect(data?.previewTestPanels.Lines).toMatchObject([
    { UserId: person.id, Outcome: 'Passed', Missing: [], Problems: [expect.stringContaining('登録検査')] },
  ])
})

test.runIf(mayReadPdf)(
  'an own file is used, nothing of units stands where none are kept, and a wrong one is named',
  async () => {
    const file = join(place, 'own.json')
    const own = {
      ...JSON.parse(read('sample/operator.json')),
      material: false,
      serviceName: 'べつの名前',
      consentFolder: undefined,
    }
    writeFileSync(file, JSON.stringify(own))
    expect(await pilot('own', { OPERATOR_FILE: file })).toMatchObject({ code: 0 })
    const names = readdirSync(join(place, 'own'))
    expect(names).not.toContain('panels.csv')
    expect(names).not.toContain('operator.json')
    expect(textOf('own/2-forms.pdf')).not.toContain('便の仮のラベル')
    expect(textOf('own/3-letter-hospital.pdf')).toContain('べつの名前')
    writeFileSync(file, JSON.stringify({ ...own, contact: undefined }))
    const wrong = await pilot('wrong', { OPERATOR_FILE: file })
    expect(wrong).toMatchObject({ code: 1 })
    expect(wrong.printed).toContain('contact')
  },
)
