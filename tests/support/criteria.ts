import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { importCriteria } from '../../server/care/criteria/importCriteria'
import type { Database } from '../../server/ground/db/client'
import type { Deps } from '../../server/ground/deps'
import { criteriaVersions } from '../../server/ground/tables/criteria'
import { questionnaires } from '../../shared/questionnaire/engine/questionnaires'
import { numberOfForm, type CriteriaContent } from '../../shared/rules/criteria/content'
import { staff, type Actor } from './actors'
import type { TestServer } from './testServer'

/** What the program comes with, whatever its newest version of the questions is. */
export const { version: programForm, effectiveFrom: programFrom } = questionnaires.current
export const programNumber = numberOfForm(programForm)

/** The criteria that the program comes with come into force, as if a physician had approved them. */
export async function putInForce({ deps, db }: { deps: Deps; db: Database }): Promise<void> {
  const now = deps.clock.now()
  await importCriteria(deps, now)
  await db
    .update(criteriaVersions)
    .set({ state: 'Retired', retiredAt: now })
    .where(eq(criteriaVersions.state, 'InForce'))
  await db
    .update(criteriaVersions)
    .set({ state: 'InForce', approver: randomUUID(), approvedAt: now, inForceAt: now })
    .where(eq(criteriaVersions.questionnaire, deps.questionnaires.current.version))
}

const LIST = '{ listCriteria { items { Id Number State Sha256 } } }'
const CREATE =
  'mutation ($id: ID!) { createCriteriaDraft(input: { BasedOn: $id }) { Id Number Version Content } }'
const UPDATE =
  'mutation ($input: UpdateCriteriaDraftInput!) { updateCriteriaDraft(input: $input) { Sha256 } }'
const SUBMIT = 'mutation ($id: ID!) { submitCriteria(input: { Id: $id }) { State } }'
const PUSH = 'mutation ($input: PushCriteriaInput!) { pushCriteria(input: $input) { State } }'

/** A version that a physician writes from the one in force takes its place at once: another pushes it. */
export async function changeInForce(server: TestServer, change: (content: CriteriaContent) => void) {
  const [author, approver] = [await staff(server, 'Physician'), await staff(server, 'Physician')]
  const { data: listed } = await author.call(LIST)
  const before = listed?.listCriteria.items.find(({ State }) => State === 'InForce')
  if (!before) throw new Error('Nothing is in force')
  const draft = (await author.call(CREATE, { id: before.Id })).data?.createCriteriaDraft
  if (!draft) throw new Error('No draft was begun')
  const content = structuredClone(draft.Content) as CriteriaContent
  change(content)
  const note = '海外の指針に合わせました。'
  const input = { Id: draft.Id, Version: draft.Version, Content: content, Note: note }
  const saved = (await author.call(UPDATE, { input })).data?.updateCriteriaDraft
  await author.call(SUBMIT, { id: draft.Id })
  const push = async (by: Actor, { Id, Sha256 }: { Id: string; Sha256: string }) => {
    const { data, errors } = await by.call(PUSH, { input: { Id, Sha256, Reason: '安全のため' } })
    if (data?.pushCriteria.State !== 'InForce') throw new Error(JSON.stringify(errors))
  }
  await push(approver, { Id: draft.Id, Sha256: saved?.Sha256 ?? '' })
  return {
    id: draft.Id,
    number: draft.Number,
    note,
    approver: approver.id,
    content,
    /** The version before comes back the same way. */
    takeBack: async () => push(await staff(server, 'Physician'), before),
  }
}
