import type { ReactNode } from 'react'
import {
  addDays,
  addWeeks,
  formatJapaneseDate,
  type JapaneseDate,
  daysBetween,
  weekdayOf,
} from '../../../shared/facts/dates'
import { renewalBonus, yenText } from '../../../shared/facts/rewards'
import { RENEWAL_WINDOW_WEEKS, VALIDITY_WEEKS } from '../../../shared/facts/terms'
import { mayRenew, type HeldRenewal } from '../../../shared/rules/donating/renewalOutlook'
import * as words from '../../ground/words/period'
import { donatedOn, THIS_WEEK, timesThisWeek } from '../../../shared/words/visits/roomCard'
import { cardWords } from '../../../shared/words/visits/visit'
import { Card, Tag, Unbroken } from '../../parts/components/Basics'
import { suspensionOf, useSignedInUser, useVisit } from '../../ground/page/standing'
import { useToday } from '../../ground/page/clock'
import styles from './PeriodCard.module.css'

type Props = {
  /** Of the running certification. */
  expiration: JapaneseDate | null
  /** Set while it pauses donating. */
  held: HeldRenewal | null
  /** Days of donations, latest first; null if loading failed. */
  visits: readonly JapaneseDate[] | null
}

/** What this period has brought so far; after the certification has ended, what the last one did. */
export function PeriodCard({ expiration, held, visits }: Props) {
  const today = useToday()
  const user = useSignedInUser()
  const { Profile, Rewards } = user
  const suspended = suspensionOf(user)
  const renews = !suspended && (!held || mayRenew(held))
  const bonus = renewalBonus(Rewards)
  const count = { latest: Profile.LatestDonationsCount, total: Profile.TotalDonationsCount }
  return (
    <Card>
      {expiration ? (
        <Validity expiration={expiration} renews={renews} suspended={suspended !== null} />
      ) : (
        <h2>{words.COUNTS}</h2>
      )}
      <dl className={styles.rows}>
        {expiration && visits && (
          <Row term={THIS_WEEK}>
            <Week today={today} visits={visits} />
          </Row>
        )}
        <Row term={expiration ? words.PERIOD_COUNT : words.LAST_PERIOD_DONATIONS}>
          {words.periodCount(count.latest, count.total)}
        </Row>
        {expiration && <Row term={words.PERIOD_REWARD}>{`${yenText(Rewards.Pending)}分`}</Row>}
        {expiration && bonus > 0 && !suspended && (
          <Row term={words.RENEWAL_BONUS}>{renews ? `＋${yenText(bonus)}分` : words.BONUS_UNLIKELY}</Row>
        )}
      </dl>
    </Card>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const NAMES = ['月', '火', '水', '木', '金', '土', '日'] as const

/** A screen reader hears the days with a donation. */
function Week({ today, visits }: { today: JapaneseDate; visits: readonly JapaneseDate[] }) {
  const week = weekOf(today, visits)
  return (
    <span className={styles.week}>
      <span>{timesThisWeek(week.reduce((sum, { count }) => sum + count, 0))}</span>
      <span className={styles.days}>
        {week.map(({ date, count }, index) => (
          <span key={date} className={date === today ? styles.today : undefined}>
            <i
              className={count > 0 ? styles.visited : undefined}
              {...(count > 0 ? { role: 'img', 'aria-label': donatedOn(date) } : {})}
            />
            <small aria-hidden="true">{NAMES[index]}</small>
          </span>
        ))}
      </span>
    </span>
  )
}

/** Monday to Sunday. */
function weekOf(today: JapaneseDate, visits: readonly JapaneseDate[]) {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index)
    return { date, count: visits.filter((visit) => visit === date).length }
  })
}

type ValidityProps = { expiration: JapaneseDate; renews: boolean; suspended: boolean }

function Validity({ expiration, renews, suspended }: ValidityProps) {
  const today = useToday()
  const visit = useVisit()
  const { first, week, daysLeft, weeks } = validityOn(expiration, today)
  const renewalFrom = addWeeks(expiration, -RENEWAL_WINDOW_WEEKS)
  return (
    <div className="stackSmall">
      <div className={styles.head}>
        <h2>有効期間</h2>
        {visit.refusal && <Tag tone="plum">{cardWords(visit).state.text}</Tag>}
        {daysLeft > 0 ? (
          <p>
            あと<strong>{daysLeft}</strong>日・
            <span className="noBreak">{formatJapaneseDate(expiration)}まで</span>
          </p>
        ) : (
          <p>
            <b>{daysLeft === 0 ? '今日が最終日です' : `${formatJapaneseDate(expiration)}に終わりました`}</b>
          </p>
        )}
      </div>
      <div
        className={styles.weeks}
        role="img"
        aria-label={`${formatJapaneseDate(first)}から${VALIDITY_WEEKS}週間のうち${week}週目です。${renews ? `${VALIDITY_WEEKS - RENEWAL_WINDOW_WEEKS + 1}週目から更新の手続きができます` : ''}`}
      >
        {weeks.map((state, index) => (
          <i key={index} className={styles[state === 'renewal' && !renews ? 'later' : state]} />
        ))}
      </div>
      {!renews && !suspended && <p className="support">{words.endsUnrenewed(expiration)}</p>}
      {renews && renewalFrom > today && (
        <p className={styles.key}>
          <i className={styles.renewal} aria-hidden="true" />
          <Unbroken text={words.renewalFrom(renewalFrom)} />
        </p>
      )}
    </div>
  )
}

type WeekState = 'past' | 'current' | 'later' | 'renewal'

/** Days left are 0 on the last valid day, which belongs to the twelfth week. */
export function validityOn(expiration: JapaneseDate, today: JapaneseDate) {
  const first = addWeeks(expiration, -VALIDITY_WEEKS)
  const week = Math.min(Math.max(Math.floor(daysBetween(first, today) / 7), 0), VALIDITY_WEEKS - 1)
  const weeks = Array.from({ length: VALIDITY_WEEKS }, (_, index): WeekState => {
    if (index === week) return 'current'
    if (index < week) return 'past'
    return index >= VALIDITY_WEEKS - RENEWAL_WINDOW_WEEKS ? 'renewal' : 'later'
  })
  return { first, week: week + 1, daysLeft: daysBetween(today, expiration), weeks }
}
