import { setTimeout as after } from 'node:timers/promises'
import { applicant, staff, type Actor, type Stage } from '../../support/actors'
import { callApi, codeOf } from '../../support/api'

/** Where a process listens, and when it last failed to answer and last answered all that it was asked. */
export type Door = { url: string; failedAt: number; answeredAt: number }

/** Somebody of the office who changes one person over and over, and looks each time, at whatever process. */
export type Writer = {
  admin: Actor
  person: Actor
  /** The last number whose writing was answered. */
  acknowledged: number
  /** Numbers written since whose answer never came. */
  pending: number[]
  writes: number
  reads: number
  /** Lists that did not show what was written. */
  stale: string[]
}

export async function makeWriter(stage: Stage): Promise<Writer> {
  const person = await applicant(stage, { building: '0' })
  return {
    admin: await staff(stage),
    person,
    acknowledged: 0,
    pending: [],
    writes: 0,
    reads: 0,
    stale: [],
  }
}

export async function listPerson(url: string, reader: Actor, id: string) {
  const answer = await callApi(
    { url },
    reader.token,
    `query ($id: ID!) { listUsersByIdProfileCreatedAt(filter: { Id: { eq: $id } }) { items { Building Version } } }`,
    { id },
  )
  return answer.data?.listUsersByIdProfileCreatedAt.items[0] ?? null
}

export const saveBuilding = (url: string, admin: Actor, input: object) =>
  callApi(
    { url },
    admin.token,
    `mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input) { Building } }`,
    { input },
  )

class Unanswered extends Error {}

async function look(writer: Writer, { url }: Door) {
  const found = await listPerson(url, writer.admin, writer.person.id)
  if (!found) throw new Unanswered()
  writer.reads++
  const shown = Number(found.Building)
  if (shown !== writer.acknowledged && !writer.pending.includes(shown))
    writer.stale.push(`${shown} in place of ${[writer.acknowledged, ...writer.pending].join(' or ')}`)
  return found
}

async function change(writer: Writer, { url }: Door, { Version }: { Version?: number | null }) {
  const next = Math.max(writer.acknowledged, ...writer.pending) + 1
  writer.pending.push(next)
  const input = { UserId: writer.person.id, Version, Building: String(next) }
  const answer = await saveBuilding(url, writer.admin, input)
  // What came without an answer before was written after all.
  if (codeOf(answer) === 'CONFLICT') return
  if (!answer.data) throw new Unanswered()
  writer.writes++
  writer.acknowledged = next
  writer.pending = []
}

const anyOf = (doors: readonly Door[]) => doors[Math.floor(Math.random() * doors.length)]!

/** Changes and looks until it is over; who gets no answer tries again elsewhere. */
export async function writeOn(writer: Writer, doors: readonly Door[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    let door = anyOf(doors)
    try {
      const found = await look(writer, door)
      door = anyOf(doors)
      await change(writer, door, found)
      door = anyOf(doors)
      await look(writer, door)
      door.answeredAt = performance.now()
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError || error instanceof Unanswered))
        throw error
      door.failedAt = performance.now()
      await after(20)
    }
  }
}
