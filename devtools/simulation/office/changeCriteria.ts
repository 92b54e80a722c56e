import { criteriaVersions } from '../../../server/ground/tables/criteria'
import { addColleague } from '../../world/office'
import type { SimulatedWorld } from '../world'

const VERSION = 'Id Number Version Content Sha256'
const BEGIN = `mutation ($id: ID!) { createCriteriaDraft(input: { BasedOn: $id }) { ${VERSION} } }`
const SAVE = `mutation ($input: UpdateCriteriaDraftInput!) { updateCriteriaDraft(input: $input) { ${VERSION} } }`
const SUBMIT = `mutation ($id: ID!) { submitCriteria(input: { Id: $id }) { ${VERSION} } }`
const APPROVE = `mutation ($input: ApproveCriteriaInput!) { approveCriteria(input: $input) { ${VERSION} } }`

type Version = { Id: string; Version: number; Content: Content; Sha256: string }
type Content = { rules: Record<string, { rules: { until?: unknown }[] }> }

/** One physician doubles the wait after antibiotics, another approves it from today. */
export async function changeCriteria(world: SimulatedWorld): Promise<void> {
  const { office, deps } = world
  const ask = async (by: string, document: string, variables: object): Promise<Version> => {
    const { data, code } = await world.call<Record<string, Version>>(by, document, { ...variables })
    const [version] = Object.values(data ?? {})
    if (!version) throw new Error(`The criteria were not changed: ${code}`)
    return version
  }
  const second = await addColleague(world, office, {
    Name: '大野 明',
    Email: 'second-physician@example.com',
    Role: 'Physician',
  })
  const [first] = await deps.db.select({ id: criteriaVersions.id }).from(criteriaVersions)
  const draft = await ask(office, BEGIN, { id: first?.id })
  for (const rule of draft.Content.rules.Q45?.rules ?? []) rule.until = { after: { months: 6 } }
  const { Id, Version, Content } = draft
  await ask(office, SAVE, { input: { Id, Version, Content, Note: '海外の指針に合わせる' } })
  const { Sha256 } = await ask(office, SUBMIT, { id: Id })
  const by = second.data?.createAdministrator.Id ?? ''
  await ask(by, APPROVE, { input: { Id, Sha256, EffectiveFrom: world.today() } })
}
