import type { Actor } from '../../support/actors'

const SAVE = `mutation ($building: String!) { updateUserProfile(input: { LastName: "山田", FirstName: "花子",
  LastNameFurigana: "ヤマダ", FirstNameFurigana: "ハナコ", Gender: Women, Birthday: "1990-04-01", Tel: "09012345678",
  ZipCode: "9970000", Pref: Yamagata, City: "鶴岡市", Address: "見本町1-1", Building: $building }) { Building } }`
const RESERVE = `mutation ($startAt: DateTime!) { reserveGuidance(input: { StartAt: $startAt }) { Status } }`
const CANCEL = `mutation { deleteGuidance { Status } }`

/** What somebody has, by the answers she got. */
export type Kept = { saves: number; booking: string | null }

export type Writer = {
  actor: Actor
  /** After the last answer. */
  acknowledged: Kept
  /** After the call whose answer never came, if there is one. */
  pending: Kept | null
  answers: number
}

type Step = { query: string; variables: Record<string, unknown>; after: Kept }

/** Saves and bookings in turn; the hours are fewer than the people, so that some are refused. */
function nextStep({ saves, booking }: Kept, turn: number, hours: readonly string[]): Step {
  if (turn % 2 === 0)
    return { query: SAVE, variables: { building: String(saves + 1) }, after: { saves: saves + 1, booking } }
  if (booking) return { query: CANCEL, variables: {}, after: { saves, booking: null } }
  const startAt = hours[turn % hours.length] ?? ''
  return { query: RESERVE, variables: { startAt }, after: { saves, booking: startAt } }
}

/** Writes until no answer comes any more, or one that is no answer of an operation. */
export async function writeUntilCut(writer: Writer, hours: readonly string[], seed: number): Promise<void> {
  for (let turn = seed; ; turn++) {
    const { query, variables, after } = nextStep(writer.acknowledged, turn, hours)
    writer.pending = after
    try {
      const answer = await writer.actor.send(query, variables)
      // It is about to end and takes nothing on any more.
      if (answer.status === 503) return
      const code = answer.errors?.[0]?.extensions.code
      // The database is gone, and with it what it was asked: whether that was kept is not known.
      if (code === 'INTERNAL') return
      writer.answers++
      if (answer.data) writer.acknowledged = after
      else if (code !== 'SLOT_FULL') throw new Error(`unexpected answer: ${answer.status} ${code}`)
      writer.pending = null
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return
      throw error
    }
  }
}
