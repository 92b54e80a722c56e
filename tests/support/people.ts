import { eq } from 'drizzle-orm'
import { tellAlone } from '../../devtools/world/agenda'
import { directDoor } from '../../devtools/world/door'
import { wayTo, type Life, type Station } from '../../devtools/world/life'
import { stateNoChange } from '../../devtools/world/member'
import { recordDonation } from '../../devtools/world/office'
import { createRandom } from '../../devtools/world/random'
import { createWorld, must, type World } from '../../devtools/world/world'
import { DAY_MS, later } from '../../devtools/world/worldTime'
import { virtualClock } from '../../server/ground/clock'
import type { Deps } from '../../server/ground/deps'
import { apiSchema } from '../../server/doors/graphql/schema'
import { findOpenPeriod } from '../../server/care/donations/periods/closePeriod'
import { noMailValues } from '../../server/ground/outbox/insertMail'
import type { ScreeningRow } from '../../server/ground/tables/screenings'
import { userProfiles } from '../../server/ground/tables/users'
import { japaneseInstant, type JapaneseDate } from '../../shared/facts/dates'
import type { Answers } from '../../shared/questionnaire/engine/answer'
import { passingAnswers } from '../../devtools/world/checks/passingAnswers'
import { newcomer, PROFILE, type Actor, type ProfileValues } from './actors'
import type { TestServer } from './testServer'

const schema = apiSchema()
const random = createRandom(1)

/** Does what the office does in these lives; no test has to do with it. */
const OFFICE = '00000000-0000-4000-8000-00000000000f'

/** A world on the server's database with a clock of its own, whose mails were all read long ago. */
function worldOf(server: TestServer): World {
  const clock = virtualClock(server.clock.now())
  const mail: Deps['mail'] = {
    enqueue: async () => true,
    enqueueAll: async () => undefined,
    valuesOf: () => noMailValues,
    deliverPending: async () => undefined,
    forget: async () => undefined,
  }
  const deps: Deps = { ...server.deps, clock, mail }
  const door = directDoor({ deps, schema, office: new Set([OFFICE]) })
  return createWorld({
    deps,
    clock,
    identity: server.identity,
    random,
    door,
  })
}

type Told = {
  /** When the last step was taken; now, unless it is said. */
  last?: Date
  answers?: Answers
  /** So many donations with stool received, one on each day after the last step. */
  donations?: number
  /** Columns as no life leaves them. */
  values?: ProfileValues
}

let people = 0
/** Nobody is taken for somebody of before. */
function nobodyElse() {
  const number = String(++people).padStart(4, '0')
  const reading = Array.from(number, (digit) => 'ネカサタナハマヤラワ'[Number(digit)]).join('')
  return { firstNameFurigana: `ハナコ${reading}`, tel: `0901234${number}` }
}

/** Somebody who has come to a station by the real operations, each step at its own time. */
export async function personAt(
  server: TestServer,
  station: Station,
  { last = server.clock.now(), answers = passingIn(server), donations = 0, values = {} }: Told = {},
): Promise<Actor & { screeningId: string | null }> {
  const actor = await newcomer(server)
  const world = worldOf(server)
  const person = { ...PROFILE, ...nobodyElse(), id: actor.id, email: actor.email }
  const life: Life = { world, person, office: () => OFFICE, screeningId: null }
  await tellAlone(world.clock, wayTo(life, { station, last, answers }))
  for (let day = 1; day <= donations; day++) {
    const at = later(last, day * DAY_MS)
    world.clock.set(at)
    must(await stateNoChange(world, actor.id), 'submitStatement')
    const input = {
      UserId: actor.id,
      DonationAt: world.now().toISOString(),
      StoolReceiptStatus: 'Implemented',
    } as const
    must(await recordDonation(world, OFFICE, input), 'recordDonation')
  }
  if (Object.keys(values).length > 0)
    await server.db.update(userProfiles).set(values).where(eq(userProfiles.id, actor.id))
  return Object.assign(actor, { screeningId: life.screeningId })
}

/** The answers of somebody who lives where the operator looks for donors. */
const passingIn = ({ deps }: TestServer) =>
  passingAnswers({ municipality: deps.texts.region.municipalities[0] })

/** Certified by a test on a day: by 10 November 2026 until 2 February 2027. */
export async function donor(
  server: TestServer,
  values: ProfileValues = {},
  {
    examDate = '2026-11-10',
    ...told
  }: { examDate?: JapaneseDate } & Pick<Told, 'answers' | 'donations'> = {},
): Promise<Actor & { donorId: string; period: ScreeningRow }> {
  const actor = await personAt(server, 'Donation', { last: japaneseInstant(examDate, 9), ...told, values })
  const [profile] = await server.db
    .select({ donorId: userProfiles.donorId })
    .from(userProfiles)
    .where(eq(userProfiles.id, actor.id))
  const period = await findOpenPeriod(server.db, actor.id)
  if (!profile?.donorId || !period) throw new Error('The donor has no card or no period')
  return Object.assign(actor, { donorId: profile.donorId, period })
}
