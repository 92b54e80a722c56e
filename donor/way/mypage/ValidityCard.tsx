import { addWeeks, formatJapaneseDate, type JapaneseDate, daysBetween } from '../../../shared/facts/dates'
import { renewalBegins, updateRequired } from '../../ground/words/mypage'
import { endsUnrenewed, mayRenew, type HeldRenewal } from '../../../shared/words/check/renewalHeld'
import { cardWords, whileRenewing } from '../../../shared/words/visits/visit'
import { tell } from '../../../shared/rules/visits/visit'
import { ButtonLink, Note, Card, Tag, Unbroken } from '../../parts/components/Basics'
import { suspensionOf, useSignedInUser, useVisit } from '../../ground/page/standing'
import { useToday } from '../../ground/page/clock'
import styles from './ValidityCard.module.css'

type Props = {
  expiration: JapaneseDate
  /** Set while it pauses donating. */
  held: HeldRenewal | null
}

export function ValidityCard({ expiration, held }: Props) {
  const today = useToday()
  const user = useSignedInUser()
  const visit = useVisit()
  const suspended = suspensionOf(user)
  const { first, week, daysLeft, weeks } = validityOn(expiration, today)
  const renews = !suspended && (!held || mayRenew(held))
  const renewalFrom = addWeeks(expiration, -RENEWAL_WEEKS)
  return (
    <Card>
      <div className={styles.head}>
        <h2>有効期間</h2>
        {visit.refusal && <Tag tone="plum">{cardWords(visit).state.text}</Tag>}
        {daysLeft > 0 ? (
          <p>
            あと<strong>{daysLeft}</strong>日<span className={styles.dot}>・</span>
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
        aria-label={`${VALIDITY_WEEKS}週間のうち${week}週目です。${renews ? `${VALIDITY_WEEKS - RENEWAL_WEEKS + 1}週目から更新の手続きができます` : ''}`}
      >
        {weeks.map((state, index) => (
          <i key={index} className={styles[state === 'renewal' && !renews ? 'later' : state]} />
        ))}
      </div>
      <div className={styles.ends}>
        <span>{formatJapaneseDate(first)}</span>
        <span>{formatJapaneseDate(expiration)}</span>
      </div>
      <p className={styles.key}>
        <span>
          <i className={styles.past} />
          すぎた週
        </span>
        {renews && (
          <span>
            <i className={styles.renewal} />
            更新の手続きができる週
          </span>
        )}
      </p>
      {!renews && !suspended && <p className="support">{endsUnrenewed(expiration)}</p>}
      {renewalFrom > today && !suspended && (
        <p className="support">
          <Unbroken
            text={`${renewalBegins(formatJapaneseDate(renewalFrom))}${tell(visit, whileRenewing).text}`}
          />
        </p>
      )}
    </Card>
  )
}

export const VALIDITY_WEEKS = 12
/** The renewal window. */
export const RENEWAL_WEEKS = 4

export type WeekState = 'past' | 'current' | 'later' | 'renewal'

/** Days left are 0 on the last valid day, which belongs to the twelfth week. */
export function validityOn(expiration: JapaneseDate, today: JapaneseDate) {
  const first = addWeeks(expiration, -VALIDITY_WEEKS)
  const week = Math.min(Math.max(Math.floor(daysBetween(first, today) / 7), 0), VALIDITY_WEEKS - 1)
  const weeks = Array.from({ length: VALIDITY_WEEKS }, (_, index): WeekState => {
    if (index === week) return 'current'
    if (index < week) return 'past'
    return index >= VALIDITY_WEEKS - RENEWAL_WEEKS ? 'renewal' : 'later'
  })
  return { first, week: week + 1, daysLeft: daysBetween(today, expiration), weeks }
}

export function UpdateNote() {
  return (
    <Note tone="coral" title={updateRequired.title}>
      <p>{updateRequired.text}</p>
      <div>
        <ButtonLink kind="two" small to="/signup/profile">
          {updateRequired.action}
        </ButtonLink>
      </div>
    </Note>
  )
}
