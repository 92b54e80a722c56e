import { useState } from 'react'
import { returnEvent } from '../../shared/calendarEvents'
import { formatJapaneseDate, weekdayOf, type JapaneseDate } from '../../shared/dates'
import { SAVED } from '../../shared/messages/notices'
import * as onlineCheckResults from '../../shared/messages/onlineCheckResults'
import { tellUsOfIllness } from '../../shared/messages/renewalHeld'
import { NOT_NOW_REMINDER, REMIND_ME } from '../../shared/messages/retryReminder'
import { type ButtonKind, FailedNote } from '../components/Basics'
import { CalendarFileButton } from '../components/CalendarFileButton'
import { CheckField } from '../components/Form'
import { refreshCurrentUser } from '../currentUser/currentUser'
import { SetRetryReminderDocument } from '../generated/graphql'
import { messageOf, request } from '../graphql/request'
import { useSignedInUser, useTexts } from '../page'
import { showToast } from '../toasts/toasts'
import styles from './DaySheet.module.css'

export function OtherWays() {
  return (
    <section className="stackSmall">
      <h2>{onlineCheckResults.OTHER_WAYS}</h2>
      <ul className="dots">
        {onlineCheckResults.otherWaysToHelp.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </section>
  )
}

/** Donors are asked to report illness. */
export function WhileWaiting() {
  const texts = useTexts()
  const { TotalDonationsCount } = useSignedInUser().Profile
  const advice = TotalDonationsCount > 0 ? tellUsOfIllness(texts) : onlineCheckResults.WHILE_WAITING
  return (
    <section className="stackSmall">
      <h2>{onlineCheckResults.whileWaiting(TotalDonationsCount > 0)}</h2>
      <ul className="dots">
        {advice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const

export function DaySheet({ date }: { date: JapaneseDate }) {
  const [year, month, day] = date.split('-').map(Number)
  return (
    <div className={styles.sheet} role="img" aria-label={`${formatJapaneseDate(date)}から`}>
      <span>
        {year}年{month}月
      </span>
      <b>{day}</b>
      <em>日（{WEEKDAYS[weekdayOf(date)]}曜日）から</em>
    </div>
  )
}

/** For an open end: 「終わってから3か月」. */
export function OpenSheet({ note }: { note: string }) {
  const [, before = '', period = ''] = /^(\D*)(.*)$/.exec(note) ?? []
  return (
    <div className={styles.sheet} role="img" aria-label={note}>
      <span>日にちは、まだ決まっていません</span>
      <strong>
        {before}
        <span className="noBreak">{period}</span>
      </strong>
    </div>
  )
}

export const ReturnDateButton = ({
  kind,
  ...event
}: {
  date: JapaneseDate
  screeningId: string
  kind?: ButtonKind
}) => (
  <CalendarFileButton
    label="カレンダーに追加する"
    kind={kind}
    event={(circumstances) => returnEvent(event, circumstances)}
  />
)

type Props = {
  name: string
  label: string
  /** Shown while chosen. */
  hint?: string
  chosen: boolean
  save: (wanted: boolean) => Promise<unknown>
}

/** Saves each change; a failed one is undone. */
export function SavedChoice({ name, label, hint, chosen, save }: Props) {
  const [wanted, setWanted] = useState(chosen)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const change = async (next: boolean) => {
    if (saving) return
    setWanted(next)
    setSaving(true)
    setFailure(null)
    try {
      await save(next)
      showToast(SAVED)
    } catch (error) {
      setWanted(!next)
      setFailure(messageOf(error))
    }
    setSaving(false)
  }

  return (
    <div className="stackSmall">
      <CheckField
        name={name}
        label={label}
        hint={wanted && hint}
        checked={wanted}
        aria-busy={saving || undefined}
        onChange={(event) => void change(event.target.checked)}
      />
      {failure && <FailedNote title="保存できませんでした">{failure}</FailedNote>}
    </div>
  )
}

/** On by default. */
export function RetryReminder({ hint = NOT_NOW_REMINDER }: { hint?: string }) {
  const user = useSignedInUser()
  return (
    <SavedChoice
      name="RetryReminder"
      label={REMIND_ME}
      hint={hint}
      chosen={user.RetryReminder}
      save={async (Remind) => {
        await request(SetRetryReminderDocument, { input: { Remind } })
        await refreshCurrentUser().catch(() => undefined)
      }}
    />
  )
}
