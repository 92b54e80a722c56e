import { addDays, formatJapaneseDate, japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import { LATE_JUDGEMENT_DAYS } from '../../../shared/rules/donating/donorPeriod'
import { donorStatuses } from '../../../shared/rules/person/lifecycle'
import { keptAt } from '../words/offline'
import { cardWords } from '../../../shared/words/visits/visit'
import { visitOf } from '../page/standing'
import { currentUser, type CurrentUser } from '../session/currentUserStore'
import { CARD_CACHE, forgetCard } from '../session/session'
import { cardPlaces as places } from './cardPlaces'

type KeptCard = {
  owner: string
  /** The last day to show it. */
  until: JapaneseDate
  texts: Record<(typeof places)[keyof typeof places], string>
}

export type CardTexts = Record<'name' | 'donorId' | 'state' | 'keptAt' | 'barcode', string> & {
  until: JapaneseDate
  resting: boolean
}

const KEY = '/donor-card'

/** Keeps a donor's card on this device. @param barcode the picture's address; if missing, the stored one stays */
export async function keepCard(user: CurrentUser, barcode?: string): Promise<void> {
  if (!('caches' in globalThis)) return
  const { Profile } = user
  const { DonorId, DonorExpirationDate: expiration } = Profile
  const before = await cardOnDevice()
  const known = before?.owner === user.Id ? before.texts[places.barcode] : undefined
  const picture = barcode ?? known
  if (!donorStatuses.includes(Profile.UserStatus) || !DonorId || !expiration) return forgetCard()
  if (!picture) return before ? forgetCard() : undefined
  const now = new Date()
  const today = japaneseDateOf(now)
  // The hours of a later look are unknown.
  const visit = visitOf(user, now, null)
  const { state, note } = cardWords(visit)
  const card: KeptCard = {
    owner: user.Id,
    // A late judgement may follow.
    until: expiration < today ? addDays(expiration, LATE_JUDGEMENT_DAYS) : expiration,
    texts: {
      [places.name]: `${Profile.LastName} ${Profile.FirstName}`,
      [places.donorId]: DonorId,
      [places.state]: state.text,
      [places.mood]: visit.refusal ? 'resting' : 'active',
      [places.note]: note.text,
      [places.until]: formatJapaneseDate(expiration),
      [places.keptAt]: keptAt(now),
      [places.barcode]: picture,
    },
  }
  const cache = await caches.open(CARD_CACHE)
  await cache.put(KEY, Response.json(card))
  // The person signed out meanwhile.
  if (currentUser()?.Id !== user.Id) await forgetCard()
}

export async function findKeptCard(userId: string): Promise<CardTexts | null> {
  const card = 'caches' in globalThis ? await cardOnDevice().catch(() => null) : null
  if (card?.owner !== userId) return null
  const { until, texts } = card
  return {
    until,
    name: texts[places.name],
    donorId: texts[places.donorId],
    state: texts[places.state],
    resting: texts[places.mood] === 'resting',
    keptAt: texts[places.keptAt],
    barcode: texts[places.barcode],
  }
}

async function cardOnDevice(): Promise<KeptCard | null> {
  const kept = await caches.match(KEY, { cacheName: CARD_CACHE })
  return kept ? kept.json() : null
}
