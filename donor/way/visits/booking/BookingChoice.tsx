import { CHANGE_NOTICE_HOURS } from '../../../../shared/facts/terms'
import { useEffect, useRef, useState, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { bookableDates } from '../../../../shared/rules/visits/booking'
import {
  japaneseDateOf,
  type JapaneseDate,
  addDays,
  formatJapaneseDate,
  formatJapaneseTime,
} from '../../../../shared/facts/dates'
import * as guidanceBooking from '../../../ground/words/guidanceBooking'
import { reservationPages } from '../../../ground/words/pages/reservationPages'
import { Button, FailedNote, Note } from '../../../parts/components/Basics'
import { ErrorSummary, Form, RadioCards } from '../../../parts/components/Form'
import { BookingSlotsDocument } from '../../../generated/graphql'
import { messageOf, request } from '../../../ground/graphql/request'
import { useTexts } from '../../../ground/page/rootData'
import { useToday } from '../../../ground/page/clock'
import styles from './BookingChoice.module.css'
import {
  MonthSteps,
  MonthTable,
  dayState,
  type SlotsByDay,
  monthOf,
  bookableIn,
  type Month,
  type Slot,
} from './MonthTable'
import { hourText } from './bookingSummary'

const CALENDAR = 'calendar'

type Props = {
  holidays: Readonly<Record<JapaneseDate, string>>
  /** The confirmation page, with `?at=`. */
  confirmPath: string
  /** RFC 3339 instant. */
  chosenBefore: string | null
  /** The server's sentence if the time was taken meanwhile. */
  refused: string | null
}

export function BookingChoice({ holidays, confirmPath, chosenBefore, refused }: Props) {
  const today = useToday()
  const { first, last } = bookableDates(today, useTexts())
  const navigate = useNavigate()
  const dayBefore = chosenBefore ? japaneseDateOf(new Date(chosenBefore)) : null
  const [month, setMonth] = useState(monthOf(dayBefore ?? first))
  const [date, setDate] = useState<JapaneseDate | null>(dayBefore)
  const [time, setTime] = useState<string | null>(refused ? null : chosenBefore)
  const [pressed, setPressed] = useState<JapaneseDate | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { slots, loading, failure, reload } = useSlots(month, first, last)

  const timesRef = useRef<HTMLElement>(null)
  useEffect(() => {
    const times = timesRef.current
    // The hours may be below the screen.
    if (pressed && times && times.getBoundingClientRect().top > window.innerHeight / 2) times.scrollIntoView()
  }, [pressed])

  const showsFew = Object.keys(slots).some(
    (day) => monthOf(day) === month && dayState(day, { today, first, last, holidays, slots }).few,
  )
  const times = date ? (slots[date] ?? []) : []
  const stillFree = times.some(({ StartAt, Remaining }) => StartAt === time && Remaining > 0)
  const error = attempt > 0 && !stillFree ? guidanceBooking.NO_TIME_CHOSEN : undefined

  const confirm = () => {
    setAttempt(attempt + 1)
    if (time && stillFree) void navigate(`${confirmPath}?at=${encodeURIComponent(time)}`)
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        confirm()
      }}
    >
      {refused && <FailedNote title="この日時は選べませんでした">{refused}</FailedNote>}
      <ErrorSummary
        errors={error ? [{ message: error, field: times.length > 0 ? 'time' : CALENDAR }] : []}
        attempt={attempt}
      />
      <div className={styles.columns}>
        <section className="stack" id={CALENDAR} tabIndex={-1} aria-busy={loading}>
          <MonthSteps {...{ month, first, last }} onMove={setMonth} />
          {failure && <FailedNote onRetry={reload}>{failure}</FailedNote>}
          <MonthTable
            month={month}
            first={first}
            about="空き状況"
            holidays={holidays}
            stateOf={(day) => dayState(day, { today, first, last, holidays, slots })}
            isChosen={(day) => day === date}
            onChoose={(day) => {
              setDate(day)
              setPressed(day)
              setTime(null)
              setAttempt(0)
            }}
          />
          <p className="support">
            {showsFew && <span>{guidanceBooking.FEW_PLACES_KEY}</span>}
            <span>{guidanceBooking.CALENDAR_KEY}</span>
          </p>
        </section>
        <section className={`stack ${styles.times}`} ref={timesRef}>
          {date && times.length > 0 ? (
            <TimeChoice
              date={date}
              slots={times}
              chosen={time}
              onChoose={(startAt) => {
                setTime(startAt)
                setAttempt(0)
              }}
              error={error}
            />
          ) : (
            <p>{guidanceBooking.CHOOSE_DAY_FIRST}</p>
          )}
          <Note>
            <p className="support">
              変更とキャンセルは、<strong>{`${CHANGE_NOTICE_HOURS}時間前まで`}</strong>
              マイページでできます。それよりあとは、電話またはチャットでご連絡ください。
            </p>
          </Note>
          <p role="status">{time && stillFree ? `選んだ日時：${hourText(new Date(time))}` : ''}</p>
          <div className="buttons">
            <Button type="submit">{reservationPages['/signup/schedule_reservation'].primary}</Button>
          </div>
        </section>
      </div>
    </Form>
  )
}

/** Slots by month, kept while the page is open. */
function useSlots(month: Month, first: JapaneseDate, last: JapaneseDate) {
  const [slots, setSlots] = useState<SlotsByDay>({})
  const [loading, setLoading] = useState(true)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const known = useRef(new Set<Month>())

  useEffect(() => {
    const aborter = new AbortController()
    const { signal } = aborter
    const load = async () => {
      setFailure(null)
      const span = known.current.has(month) ? null : bookableIn(month, first, last)
      setLoading(span !== null)
      try {
        if (span) {
          const { listBookingSlots: days } = await request(BookingSlotsDocument, span, signal)
          known.current.add(month)
          const found = days.map(({ items }, index) => [addDays(span.from, index), items] as const)
          setSlots((before) => ({ ...before, ...Object.fromEntries(found) }))
        }
      } catch (error) {
        if (signal.aborted) return
        setFailure(messageOf(error))
      }
      setLoading(false)
    }
    void load()
    return () => aborter.abort()
  }, [month, first, last, attempt])

  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  return { slots, loading, failure, reload }
}

type TimeChoiceProps = {
  date: JapaneseDate
  slots: readonly Slot[]
  chosen: string | null
  onChoose: (startAt: string) => void
  error: string | undefined
}

/** Full hours stay visible. */
function TimeChoice({ date, slots, chosen, onChoose, error }: TimeChoiceProps) {
  return (
    <RadioCards
      name="time"
      label={`${formatJapaneseDate(date)}の時間`}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      error={error}
      choices={slots.map(({ StartAt, EndAt, Remaining }) => ({
        value: StartAt,
        disabled: Remaining <= 0,
        label: (
          <>
            {formatJapaneseTime(new Date(StartAt))}〜{formatJapaneseTime(new Date(EndAt))}
            <small>{Remaining > 0 ? `あと${Remaining}人` : '満員'}</small>
          </>
        ),
      }))}
    />
  )
}
