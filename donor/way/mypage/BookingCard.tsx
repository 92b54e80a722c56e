import { canStillChange } from '../../../shared/rules/visits/booking'
import { formatJapaneseDateTime, formatJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import { DELETE_BOOKING_QUESTION, KEEP_BOOKING } from '../../../shared/words/visits/guidanceBooking'
import { ROOM } from '../../ground/words/notesOfDonation'
import * as roomCard from '../../../shared/words/visits/roomCard'
import { nextRank } from '../../../shared/facts/ranks'
import { opensToday, type Visit } from '../../../shared/rules/visits/visit'
import { CalendarButton } from '../visits/booking/CalendarButton'
import { venueSummary, Venue } from '../visits/booking/bookingSummary'
import {
  Button,
  ButtonLink,
  FailedNote,
  Card,
  NextCard,
  DefinitionList,
  Unbroken,
  Contact,
  Tag,
} from '../../parts/components/Basics'
import { ConfirmDialog, useConfirmation } from '../../parts/components/ConfirmDialog'
import { refreshCurrentUser } from '../../ground/currentUser/currentUser'
import { DeleteGuidanceDocument } from '../../generated/graphql'
import { request } from '../../ground/graphql/request'
import type { ShownStep } from '../nextStep/NextStepCard'
import { useSignedInUser } from '../../ground/page/standing'
import { useNow, useToday } from '../../ground/page/clock'
import { useTexts } from '../../ground/page/rootData'
import { showToast } from '../../ground/page/toasts'
import styles from './RoomCard.module.css'
import { weekOf } from './loadParts'

type Props = { startAt: Date; step: ShownStep }

/** Changeable until 24 hours before. */
export function BookingCard({ startAt, step }: Props) {
  const texts = useTexts()
  const now = useNow()
  const { ask, failure, dialog } = useConfirmation(async () => {
    try {
      await request(DeleteGuidanceDocument)
      showToast('予約をキャンセルしました。')
    } finally {
      await refreshCurrentUser().catch(() => undefined)
    }
  })

  return (
    <NextCard>
      <h3>
        <Unbroken text={step.title} />
      </h3>
      <DefinitionList items={venueSummary(texts)} />
      <p>{step.next}</p>
      {failure && <FailedNote title="キャンセルできませんでした">{failure}</FailedNote>}
      <div className="buttons">
        <CalendarButton kind="primary" startAt={startAt} />
        {step.action && (
          <ButtonLink kind="two" to={step.action.to}>
            {step.action.label}
          </ButtonLink>
        )}
        {canStillChange(startAt, now) && (
          <Button kind="red" onClick={ask}>
            {DELETE_BOOKING_QUESTION}
          </Button>
        )}
      </div>
      {step.contact && <Contact />}
      <ConfirmDialog
        {...dialog}
        title="予約をキャンセルしますか"
        confirm={DELETE_BOOKING_QUESTION}
        cancel={KEEP_BOOKING}
        destructive
      >
        <p>
          {formatJapaneseDateTime(startAt)}
          の予約をキャンセルします。キャンセルしたあとも、14日以内であれば、別の日時をお選びいただけます。
        </p>
      </ConfirmDialog>
    </NextCard>
  )
}

type RoomCardProps = {
  visit: Visit
  /** Latest first; null if loading failed. */
  visits: readonly JapaneseDate[] | null
}

export function RoomCard({ visit, visits }: RoomCardProps) {
  const { donationRoom, rewards, ranks } = useTexts()
  const { Profile } = useSignedInUser()
  const today = useToday()
  const { room: state } = visit
  const next = nextRank(Profile.TotalDonationsCount, ranks)
  const [last] = visits ?? []
  return (
    <Card>
      <h2>{ROOM}</h2>
      {state && (
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
          ...(last === today
            ? [{ term: roomCard.TODAYS_VISIT, value: roomCard.donatedToday(opensToday(visit)) }]
            : opensToday(visit)
              ? [
                  {
                    term: roomCard.TODAYS_VISIT,
                    value: (
                      <Unbroken
                        text={roomCard.visitBrings(rewards, next?.missing === 1 ? next.rank : null)}
                      />
                    ),
                  },
                ]
              : []),
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
