import { addDays, japaneseDateOf, weekdayOf, type JapaneseDate } from '../../shared/dates'
import { RecentDonationsDocument } from '../generated/graphql'
import { request } from '../graphql/request'

/** The days on which stool was received, the latest first; null where they cannot be had. */
export async function loadVisits(): Promise<JapaneseDate[] | null> {
  const answer = await request(RecentDonationsDocument).catch(() => null)
  return (
    answer?.getUser.DonationInfo.filter(({ StoolReceiptStatus }) => StoolReceiptStatus === 'Implemented')
      .map(({ DonationAt }) => japaneseDateOf(new Date(DonationAt)))
      .toSorted()
      .toReversed() ?? null
  )
}

/** The seven days from Monday on around a day, each with how often stool was received on it. */
export function weekOf(today: JapaneseDate, visits: readonly JapaneseDate[]) {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index)
    return { date, count: visits.filter((visit) => visit === date).length }
  })
}
