import { addDays, japaneseDateOf, weekdayOf, type JapaneseDate } from '../../shared/dates'
import { RecentDonationsDocument } from '../generated/graphql'
import { request } from '../graphql/request'

/** Latest first; null if loading failed. */
export async function loadVisits(): Promise<JapaneseDate[] | null> {
  const answer = await request(RecentDonationsDocument).catch(() => null)
  return (
    answer?.getUser.DonationInfo.filter(({ StoolReceiptStatus }) => StoolReceiptStatus === 'Implemented')
      .map(({ DonationAt }) => japaneseDateOf(new Date(DonationAt)))
      .toSorted()
      .toReversed() ?? null
  )
}

/** Monday to Sunday. */
export function weekOf(today: JapaneseDate, visits: readonly JapaneseDate[]) {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index)
    return { date, count: visits.filter((visit) => visit === date).length }
  })
}
