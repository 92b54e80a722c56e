import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { BulkGiven } from '../../../../shared/rules/office/bulk'
import type { BulkAct, BulkFileAct } from '../../../../shared/generated/schema'
import { randomUUID } from 'node:crypto'
import { userProfiles } from '../../../../server/ground/tables/users'
import { PROFILE, type Actor, type ProfileValues } from '../../../support/actors'
import { TEST_NOW, type TestServer } from '../../../support/testServer'

export const PREVIEW = `mutation ($input: PreviewBulkInput!) {
  previewBulk(input: $input) { Id State Fingerprint Undoes Pending Done Refused Refusals { Refusal Count } }
}`
export const START = `mutation ($input: StartBulkInput!) {
  startBulk(input: $input) { Id State Pending Done Refused Refusals { Refusal Count } }
}`
export const UNDO = `mutation ($input: UndoBulkInput!) {
  undoBulk(input: $input) { Id State Fingerprint Undoes Pending Done Refused Refusals { Refusal Count } }
}`
const ROWS = `query ($id: ID!, $nextToken: String) {
  listBulkRows(JobId: $id, limit: 50, nextToken: $nextToken) {
    items { UserId State Before After Refusal }
    nextToken
  }
}`

/** The rows of a job, page by page. */
export async function rowsOf(by: Actor, id: string) {
  const read = async (nextToken: string | null) =>
    (await by.call(ROWS, { id, nextToken })).data?.listBulkRows ?? { items: [], nextToken: null }
  let page = await read(null)
  const rows = [...page.items]
  while (page.nextToken) {
    page = await read(page.nextToken)
    rows.push(...page.items)
  }
  return rows
}

export const PREVIEW_FILE = `mutation ($input: PreviewBulkFileInput!) {
  previewBulkFile(input: $input) { Id State Fingerprint Pending Done Refused Refusals { Refusal Count } }
}`
const LINES = `query ($id: ID!) {
  listBulkRows(JobId: $id, limit: 100) { items { Line User { Id } State Before After Refusal Problems } }
}`

/** What a table would do, row by row. */
export async function previewTable(by: Actor, Act: BulkFileAct, Csv: string) {
  const answer = await by.call(PREVIEW_FILE, { input: { Act, Csv } })
  const job = answer.data?.previewBulkFile
  if (!job) throw new Error(JSON.stringify(answer.errors))
  return job
}

/** The rows of a table's job. */
export const linesOf = async (by: Actor, id: string) =>
  (await by.call(LINES, { id })).data?.listBulkRows.items.map(({ User, ...row }) => ({
    ...row,
    User: User?.Id ?? null,
  })) ?? []

/** Imports a table that has no more rows than are done at once. */
export async function importTable(by: Actor, act: BulkFileAct, csv: string) {
  const { Id, Fingerprint, Pending } = await previewTable(by, act, csv)
  if (Pending === 0) return { Id, Done: 0 }
  const answer = await by.call(START, { input: { Id, Fingerprint } })
  return { Id, Done: answer.data?.startBulk.Done ?? null }
}

/** People without an account, quickly made. */
export async function manyPeople({ db }: TestServer, amount: number, values: ProfileValues): Promise<void> {
  const audit = { profileCreatedAt: TEST_NOW, createdAt: TEST_NOW, updatedAt: TEST_NOW }
  await db.insert(userProfiles).values(
    Array.from({ length: amount }, () => {
      const id = randomUUID()
      return { id, email: `${id}@example.com`, ...PROFILE, ...audit, ...values }
    }),
  )
}

type More = { Ids?: string[]; Filter?: object } & BulkGiven

/** What an administrator does with many people of a server, and what is held of one of them then. */
export function officeOf(now: () => { server: TestServer; admin: Actor }) {
  return {
    async preview(act: BulkAct, { Ids, Filter, ...given }: More) {
      const answer = await now().admin.call(PREVIEW, {
        input: { Act: act, Selection: { Ids, Filter }, ...given },
      })
      expect(answer.errors).toBeUndefined()
      const job = answer.data?.previewBulk
      if (!job) throw new Error('No preview')
      return job
    },
    async start(
      { Id, Fingerprint }: { Id: string; Fingerprint: string },
      Reason: string | null = '点検のため',
    ) {
      const answer = await now().admin.call(START, { input: { Id, Fingerprint, Reason } })
      expect(answer.errors).toBeUndefined()
      return answer.data?.startBulk
    },
    async stateOf(id: string) {
      const [row] = await now()
        .server.db.select({
          Stopped: userProfiles.suspensionStatus1,
          Until: userProfiles.suspendedUntil,
          Status: userProfiles.userStatus,
          Required: userProfiles.updateRequired,
        })
        .from(userProfiles)
        .where(eq(userProfiles.id, id))
      return row
    },
  }
}
