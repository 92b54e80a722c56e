import {
  addDays,
  formatJapaneseDate,
  formatJapaneseDateTime,
  japaneseDateOf,
  type JapaneseDate,
} from '../../../shared/facts/dates'
import { yenText } from '../../../shared/facts/rewards'
import { LATE_JUDGEMENT_DAYS } from '../../../shared/facts/terms'
import { donorStatuses } from '../../../shared/rules/person/stages'
import { guidanceIsOver } from '../../../shared/rules/visits/booking'
import { examTime } from '../../../shared/facts/examTime'

import { examNames } from '../../../shared/words/donating/panelKinds'
import { times } from '../../../shared/words/donating/trackRecord'
import { suspensionOf, visitOf } from '../page/standing'
import { currentUser, type CurrentUser } from '../session/currentUserStore'
import { CARD_CACHE, forgetCard, KEPT_KEY } from '../session/session'
import { GUIDANCE, KEPT_DAYS, keptAt } from '../words/offline'
import { cardPlaces as places, nextPlaces, recordPlaces } from './cardPlaces'
import { askedExam, dueExam } from './dueExam'
import { keptOnDevice, type Kept, type KeptPart } from './keptCard'

/** What only some pages load; the rest stays as it was kept. */
export type LoadedParts = {
  /** The picture's address. */
  barcode?: Promise<string>
  /** The days of donations, the newest first. */
  visits?: readonly JapaneseDate[] | null
}

let writing: Promise<void> = Promise.resolve()

/**
 * Keeps on this device what can be read offline: of a person's health only how long the card rests. One after the
 * other, because each leaves what it was not told as it finds it.
 */
export async function keepCard(user: CurrentUser, { barcode, visits }: LoadedParts = {}): Promise<void> {
  const picture = await barcode
  writing = writing.then(() => keep(user, picture, visits)).catch(() => undefined)
  return writing
}

async function keep(user: CurrentUser, picture: string | undefined, visits: LoadedParts['visits']) {
  if (!('caches' in globalThis)) return
  const now = new Date()
  const before = await keptOnDevice()
  const own = before?.owner === user.Id ? before.parts : {}
  const card = await cardOf(user, now, picture ?? own.card?.texts[places.barcode])
  const next = nextOf(user, now)
  const record = card && (visits ? recordOf(user, visits, card.until, now) : own.record)
  const parts: Kept['parts'] = { ...(card && { card }), ...(next && { next }), ...(record && { record }) }
  if (Object.keys(parts).length === 0) return before ? forgetCard() : undefined
  const cache = await caches.open(CARD_CACHE)
  await cache.put(KEPT_KEY, Response.json({ owner: user.Id, parts } satisfies Kept))
  // The person signed out meanwhile.
  if (currentUser()?.Id !== user.Id) await forgetCard()
}

/** Not longer than a session lasts without a visit. */
const lastDay = (day: JapaneseDate, now: Date): JapaneseDate => {
  const end = addDays(japaneseDateOf(now), KEPT_DAYS)
  return day < end ? day : end
}

async function cardOf(user: CurrentUser, now: Date, barcode: string | undefined): Promise<KeptPart | null> {
  const { DonorId, DonorExpirationDate: expiration, UserStatus, LastName, FirstName } = user.Profile
  if (!barcode || !donorStatuses.includes(UserStatus) || !DonorId || !expiration) return null
  const { cardWords } = await import('../../../shared/words/visits/visit')
  // The hours of a later look are unknown.
  const visit = visitOf(user, now, null)
  const { state, note } = cardWords(visit)
  const today = japaneseDateOf(now)
  const isOver = expiration < today
  const signBy = user.ConsentToSign?.SignBy ?? null
  // After that day the card would be wrong.
  const told = signBy !== null && signBy >= today && signBy < expiration ? signBy : expiration
  return {
    // A late judgement may follow.
    until: lastDay(isOver ? addDays(expiration, LATE_JUDGEMENT_DAYS) : told, now),
    texts: {
      [places.name]: `${LastName} ${FirstName}`,
      [places.donorId]: DonorId,
      [places.state]: state.text,
      [places.mood]: visit.refusal ? 'resting' : 'active',
      [places.note]: note.text,
      [places.until]: formatJapaneseDate(expiration),
      [places.keptAt]: keptAt(now),
      [places.barcode]: barcode,
    },
  }
}

/** The guidance that is booked, or the test whose day is set. */
function nextOf(user: CurrentUser, now: Date): KeptPart | null {
  if (suspensionOf(user)) return null
  const booked = user.Profile.UserStatus === 'WaitingToParticipateGuidance' && user.Guidance?.ReservedAt
  if (booked) {
    const start = new Date(booked)
    if (guidanceIsOver(start, now)) return null
    return appointment(
      { what: GUIDANCE, when: formatJapaneseDateTime(start), where: 'room', day: japaneseDateOf(start) },
      now,
    )
  }
  const exam = [dueExam(user), askedExam(user)].find((test) => test?.date)
  if (!exam?.date || exam.date < japaneseDateOf(now)) return null
  const at = exam.time === null ? '' : `${examTime(exam.time)}から`
  return appointment(
    {
      what: examNames[exam.type],
      when: `${formatJapaneseDate(exam.date)}${at}`,
      where: 'hospital',
      day: exam.date,
    },
    now,
  )
}

type Appointment = { what: string; when: string; where: 'room' | 'hospital'; day: JapaneseDate }

const appointment = ({ what, when, where, day }: Appointment, now: Date): KeptPart => ({
  until: lastDay(day, now),
  texts: {
    [nextPlaces.what]: what,
    [nextPlaces.when]: when,
    [nextPlaces.where]: where,
    [places.keptAt]: keptAt(now),
  },
})

const recordOf = (
  { Profile, Rewards }: CurrentUser,
  visits: readonly JapaneseDate[],
  until: JapaneseDate,
  now: Date,
): KeptPart => ({
  until,
  texts: {
    [recordPlaces.keptAt]: keptAt(now),
    [recordPlaces.total]: times(Profile.TotalDonationsCount),
    [recordPlaces.period]: times(Profile.LatestDonationsCount),
    [recordPlaces.paid]: `${yenText(Rewards.Paid)}分`,
    [recordPlaces.days]: visits.map((day) => formatJapaneseDate(day)).join('\n'),
  },
})
