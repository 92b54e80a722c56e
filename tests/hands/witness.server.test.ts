import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePublicTexts } from '../../shared/facts/config'
import { japaneseDateOf } from '../../shared/facts/dates'
import { visitTitles } from '../../shared/words/visits/visit'
import { roomAhead } from '../../shared/rules/visits/roomAhead'
import { factsOf, tell, visitAt } from '../../shared/rules/visits/visit'
import { staff, type ProfileValues } from '../support/actors'
import { codeOf } from '../support/api'
import { donor } from '../support/people'
import { stated } from '../support/stated'
import { startTestServer, type TestServer } from '../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const situations: ProfileValues[] = [
  {},
  { donationPaused: true },
  { resting: true, restingUntil: null },
  { resting: true, restingUntil: '2026-12-02' },
  { resting: true, restingUntil: '2027-06-01' },
  { suspensionStatus1: true },
  { suspensionStatus2: true },
]
/** At the opening, before it, after it, on a day that is shut, when a rest has ended. */
const instants = ['01T09:00', '01T07:00', '01T21:00', '05T10:00', '02T09:30'].map(
  (at) => new Date(`2026-12-${at}:00+09:00`),
)
const ACCEPTED = ['now', 'later', 'next', 'lastDay']

const PROFILE = `{ getUser { Profile { UserStatus DonorStatus SuspensionStatus1 SuspensionStatus2 DonorExpirationDate
  DonationPaused Resting RestingUntil } } }`

test('what is said of a visit is what the reception’s record then does', async () => {
  const office = await staff(server)
  const [wrong, control]: [string[], string[]] = [[], []]
  let tried = 0
  for (const values of situations) {
    const person = await donor(server, values)
    for (const now of instants) {
      server.clock.set(now)
      await Promise.all([person.signInAgain(), office.signInAgain()])
      const { Profile } = (await person.call(PROFILE)).data?.getUser ?? {}
      const room = roomAhead(samplePublicTexts, japaneseDateOf(now))
      if (!Profile) throw new Error('Nobody')
      const facts = factsOf(Profile, { suspendedUntil: null, signBy: null })
      await stated(server, person.id)
      const code = codeOf(
        await office.call(
          'mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }',
          {
            input: { UserId: person.id, DonationAt: now.toISOString(), StoolReceiptStatus: 'Implemented' },
          },
        ),
      )
      const claim = tell(visitAt(facts, now, room), visitTitles)
      const blind = tell(visitAt({ ...facts, paused: false, rest: null }, now, room), visitTitles)
      tried += 1
      for (const [{ text, visit }, into] of [
        [claim, wrong],
        [blind, control],
      ] as const)
        if (ACCEPTED.includes(visit.kind) !== (code === null))
          into.push(`${code} ${text} ${now.toISOString()}`)
    }
  }
  process.stdout.write(`witness: ${tried} tried, ${wrong.length} wrong\n`)
  expect(wrong).toEqual([])
  // One that knows neither pause nor rest must be found out.
  expect(control.length).toBeGreaterThan(0)
})
