import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CriteriaContent } from '../../../../shared/rules/criteria/content'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let author: Actor
beforeAll(async () => {
  server = await startTestServer()
  author = await staff(server, 'Physician')
})
afterAll(() => server.close())

const VERSION = 'Id Version State Content'
const LIST = `{ listCriteria { items { ${VERSION} } } }` as const
const CREATE = `mutation ($id: ID!) { createCriteriaDraft(input: { BasedOn: $id }) { ${VERSION} } }` as const
const UPDATE =
  `mutation ($input: UpdateCriteriaDraftInput!) { updateCriteriaDraft(input: $input) { ${VERSION} } }` as const
const SUBMIT = `mutation ($id: ID!) { submitCriteria(input: { Id: $id }) { Id } }` as const

test('a draft whose sentence names another number than its rule is kept, and not submitted', async () => {
  const base = (await author.call(LIST)).data?.listCriteria.items.find(({ State }) => State === 'InForce')
  const draft = (await author.call(CREATE, { id: base?.Id })).data?.createCriteriaDraft
  const content = structuredClone(base?.Content) as CriteriaContent
  for (const rule of content.rules.Q03?.rules ?? [])
    if (rule.id === 'Q03-R1') rule.when = { bmi: { below: 18 } }
  const input = { Id: draft?.Id, Version: draft?.Version, Content: content }
  const saved = (await author.call(UPDATE, { input })).data?.updateCriteriaDraft
  expect(saved).toMatchObject({ State: 'Draft' })

  const refused = await author.call(SUBMIT, { id: draft?.Id })
  expect(codeOf(refused)).toBe('BAD_USER_INPUT')
  expect(Object.keys(refused.errors?.[0]?.extensions.fields ?? {})).toEqual([
    'Q03-R1.reason.plain',
    'Q03-R3.reason.plain',
  ])
})
