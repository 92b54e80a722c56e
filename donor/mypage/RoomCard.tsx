import { formatJapaneseDate, type JapaneseDate } from '../../shared/dates'
import { ROOM } from '../../shared/messages/notesOfDonation'
import * as roomCard from '../../shared/messages/roomCard'
import { openState, type DayHours } from '../../shared/openState'
import { nextRank } from '../../shared/ranks'
import { Venue } from '../booking/bookingSummary'
import { Card, Tag, DefinitionList, Unbroken } from '../components/Basics'
import { useSignedInUser, useNow, useTexts, useToday } from '../pageData'
import styles from './RoomCard.module.css'
import { weekOf } from './recentVisits'

type Props = {
  /** From today; null if loading failed. */
  days: readonly DayHours[] | null
  /** Latest first; null if loading failed. */
  visits: readonly JapaneseDate[] | null
}

export function RoomCard({ days, visits }: Props) {
  const { donationRoom, rewards, ranks } = useTexts()
  const { Profile } = useSignedInUser()
  const today = useToday()
  const state = openState(days ?? [], useNow())
  const next = nextRank(Profile.TotalDonationsCount, ranks)
  const [last] = visits ?? []
  return (
    <Card>
      <h2>{ROOM}</h2>
      {days && (
        <p className={styles.state}>
          <Tag tone={state.open ? 'leaf' : 'plain'}>{roomCard.roomTag(state)}</Tag>
          <span>
            <Unbroken text={roomCard.roomState(state)} />
          </span>
        </p>
      )}
      <DefinitionList
        items={[
          ...(visits ? [{ term: roomCard.THIS_WEEK, value: <Week today={today} visits={visits} /> }] : []),
          ...(last ? [{ term: roomCard.LAST_DONATION, value: formatJapaneseDate(last) }] : []),
          {
            term: roomCard.TODAYS_VISIT,
            value:
              last === today ? (
                roomCard.DONATED_TODAY
              ) : (
                <Unbroken text={roomCard.visitBrings(rewards, next?.missing === 1 ? next.rank : null)} />
              ),
          },
          {
            term: roomCard.ROOM_PLACE,
            value: (
              <Venue
                name={donationRoom.sciencePark}
                address={donationRoom.address}
                mapUrl={donationRoom.mapUrl}
              />
            ),
          },
          ...(donationRoom.parking ? [{ term: roomCard.ROOM_PARKING, value: donationRoom.parking }] : []),
        ]}
      />
    </Card>
  )
}

const NAMES = ['月', '火', '水', '木', '金', '土', '日'] as const

/** A screen reader hears the days with a donation. */
function Week({ today, visits }: { today: JapaneseDate; visits: readonly JapaneseDate[] }) {
  const week = weekOf(today, visits)
  return (
    <div className={styles.week}>
      <span>{roomCard.timesThisWeek(week.reduce((sum, { count }) => sum + count, 0))}</span>
      <div className={styles.days}>
        {week.map(({ date, count }, index) => (
          <span key={date} className={date === today ? styles.today : undefined}>
            <i
              className={count > 0 ? styles.visited : undefined}
              {...(count > 0 ? { role: 'img', 'aria-label': roomCard.donatedOn(date) } : {})}
            />
            <small aria-hidden="true">{NAMES[index]}</small>
          </span>
        ))}
      </div>
    </div>
  )
}
