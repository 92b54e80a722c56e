import { expect } from 'vitest'
import type { Actor } from '../../../support/actors'

const LIST = `{
  listWork {
    items { Kind SubjectId UserId Due Group Days At Point MailLabel Amount }
    total totals { All Kinds { Count } }
  }
}`

/** All there is to do; however it is counted, it is the same number. */
export async function listAll(by: Actor) {
  const { data } = await by.call(LIST)
  if (!data) throw new Error('No list')
  const { items, total, totals } = data.listWork
  const ofKinds = totals.Kinds.reduce((all, { Count }) => all + Count, 0)
  expect([total, totals.All, ofKinds]).toEqual(Array(3).fill(items.length))
  return items
}
