import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { closePeriod, findOpenPeriod } from '../../server/care/donations/periods/closePeriod'
import { userProfiles } from '../../server/ground/tables/users'
import type { Actor } from './actors'
import { donor } from './people'
import type { TestServer } from './testServer'

export const PERIOD = '2027-02-02'
/** A period that has ended, with so many donations of 3,000 yen. */
export async function owed(server: TestServer, donations: number) {
  const person = await donor(server, {}, { donations })
  await server.db.transaction(async (tx) => {
    const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.id, person.id))
    const period = await findOpenPeriod(tx, person.id)
    if (!profile || !period) throw new Error('No period')
    await closePeriod(tx, server.deps, {
      profile,
      period,
      on: PERIOD,
      renewed: false,
      now: server.clock.now(),
    })
  })
  return person
}

let made = 0
export const newCode = () => `GIFT-${String(++made).padStart(4, '0')}-TEST`
export const tableOf = (rows: readonly (readonly (string | number)[])[]) =>
  [['ギフトコード', '金額（円）', '有効期限'], ...rows].map((cells) => cells.join(',')).join('\n')

export const preview = (csv: string, by: Actor) =>
  by.call(
    `mutation ($input: GiftTableInput!) { previewGiftCodes(input: $input) {
      Fingerprint Lines { Line AmountYen ValidUntil Problems } } }`,
    { input: { Csv: csv } },
  )
type Amounts = { AmountYen: number; Count: number; ValidUntil: string | null }[]
export const take = (csv: string, fingerprint: string | undefined, by: Actor) =>
  by.send<{ importGiftCodes: { Amounts: Amounts } }>(
    `mutation ($input: ImportGiftCodesInput!) { importGiftCodes(input: $input) { Amounts { AmountYen Count ValidUntil } } }`,
    { input: { Csv: csv, Fingerprint: fingerprint } },
  )
export async function imported(finance: Actor, rows: readonly (readonly (string | number)[])[]) {
  const csv = tableOf(rows)
  const { data } = await preview(csv, finance)
  const answer = await take(csv, data?.previewGiftCodes.Fingerprint, finance)
  expect(answer.errors).toBeUndefined()
  return answer.data?.importGiftCodes.Amounts
}
export type HandedOut = {
  Codes: { Code: string; AmountYen: number; ValidUntil: string | null }[]
  HandOut: { Id: string; AmountYen: number; Count: number; ConfirmedAt: string | null }
}
const HAND_OUT = `mutation ($input: SettleRewardsInput!) { handOutGift(input: $input) {
  Codes { Code AmountYen ValidUntil } HandOut { Id AmountYen Count ConfirmedAt } } }`
export const handOut = (person: { id: string }, by: Actor) =>
  by.send<{ handOutGift: HandedOut }>(HAND_OUT, { input: { UserId: person.id, Period: PERIOD } })
export const confirm = (id: string, by: Actor) =>
  by.send<{ confirmGift: { ConfirmedBy: string | null } }>(
    'mutation ($input: ConfirmGiftInput!) { confirmGift(input: $input) { ConfirmedAt ConfirmedBy } }',
    {
      input: { Id: id },
    },
  )
