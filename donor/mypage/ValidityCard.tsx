import { addWeeks, formatJapaneseDate, type JapaneseDate } from '../../shared/dates'
import { RESTING } from '../../shared/messages/conditionLinks'
import { renewalBegins } from '../../shared/messages/mypage'
import { endsUnrenewed, mayRenew, PAUSED, type HeldRenewal } from '../../shared/messages/renewalHeld'
import { Card } from '../components/Card'
import { Tag } from '../components/Tag'
import { useToday } from '../rootData'
import { useSignedInUser } from '../currentUser/useSignedInUser'
import { suspensionOf } from '../nextStep/suspensionOf'
import { RENEWAL_WEEKS, VALIDITY_WEEKS, validityOn } from './validity'
import styles from './ValidityCard.module.css'

type Props = {
  expiration: JapaneseDate
  /** A failed renewal check that pauses donating. */
  held: HeldRenewal | null
}

/** The remaining days, and the period as twelve weeks. */
export function ValidityCard({ expiration, held }: Props) {
  const today = useToday()
  const user = useSignedInUser()
  const { Profile } = user
  const suspended = suspensionOf(user)
  const { first, week, daysLeft, weeks } = validityOn(expiration, today)
  const renews = !held || mayRenew(held)
  const renewalFrom = addWeeks(expiration, -RENEWAL_WEEKS)
  return (
    <Card>
      <div className={styles.head}>
        <h2>認定の期間</h2>
        {held ? <Tag tone="plum">{PAUSED}</Tag> : Profile.Resting && <Tag tone="plum">{RESTING}</Tag>}
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
      <ol
        className={styles.weeks}
        aria-label={`${VALIDITY_WEEKS}週間のうち${week}週目です。${renews ? `${VALIDITY_WEEKS - RENEWAL_WEEKS + 1}週目から更新の手続きができます` : ''}`}
      >
        {weeks.map((state, index) => (
          <li key={index} className={styles[state === 'renewal' && !renews ? 'later' : state]} />
        ))}
      </ol>
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
      {!renews && <p className="support">{endsUnrenewed(expiration)}</p>}
      {renewalFrom > today && !suspended && (
        <p className="support">{renewalBegins(formatJapaneseDate(renewalFrom))}</p>
      )}
    </Card>
  )
}
