import { Box, Button } from '@mui/material'
import { bookableDates } from '../../../../shared/rules/visits/booking'
import type { PublicTexts } from '../../../../shared/facts/config'
import {
  formatJapaneseDate,
  japaneseDateOf,
  type JapaneseDate,
  formatJapaneseTime,
  addDays,
  weekdayOf,
} from '../../../../shared/facts/dates'
import { remainingPlaces } from '../../../../shared/words/labels/guidanceLabels'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { unseen } from '../../../ground/theme/unseen'
import type { BookingSlotsQuery } from '../../../generated/graphql'

const HEADINGS = ['月', '火', '水', '木', '金', '土', '日']

type Props = {
  today: JapaneseDate
  hours: readonly Hour[]
  chosen: JapaneseDate | null
  onChoose: (date: JapaneseDate) => void
}

export function DayChoice({ today, hours, chosen, onChoose }: Props) {
  const { operator } = useConsole().config
  const placesOn = (date: JapaneseDate) =>
    hoursOn(date, hours).reduce((sum, { Remaining }) => sum + Remaining, 0)
  const weeks = bookingWeeks(today, operator, hours)
  const columns = weeks[0]?.length ?? WORKING_DAYS
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontSize: 13, color: 'text.secondary', mb: 0.5 }}>
        日にち
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, 1fr)`, gap: 0.5 }}>
        {HEADINGS.slice(0, columns).map((weekday) => (
          <Box key={weekday} aria-hidden sx={{ fontSize: 12, textAlign: 'center', color: 'text.secondary' }}>
            {weekday}
          </Box>
        ))}
        {weeks.flat().map(({ date, isOpen }) => (
          <Button
            key={date}
            size="small"
            variant={date === chosen ? 'contained' : 'outlined'}
            disabled={!isOpen || placesOn(date) === 0}
            aria-pressed={date === chosen}
            onClick={() => onChoose(date)}
            sx={{
              minWidth: 0,
              height: 44,
              px: 0,
              display: 'block',
              lineHeight: 1.25,
              fontWeight: date === chosen ? 700 : 400,
            }}
          >
            <Box component="span" sx={unseen}>
              {isOpen
                ? `${formatJapaneseDate(date)} ${placesLeft(placesOn(date))}`
                : formatJapaneseDate(date)}
            </Box>
            <span aria-hidden>{`${Number(date.slice(5, 7))}/${Number(date.slice(8))}`}</span>
            <Box component="span" aria-hidden sx={{ display: 'block', fontSize: 12, fontWeight: 400 }}>
              {isOpen ? placesLeft(placesOn(date)) : '—'}
            </Box>
          </Button>
        ))}
      </Box>
    </Box>
  )
}

export const hoursOn = (date: JapaneseDate, hours: readonly Hour[]) =>
  hours.filter(({ StartAt }) => japaneseDateOf(new Date(StartAt)) === date)

export type Hour = BookingSlotsQuery['listBookingSlotsByAdmin']['items'][number]

type HourChoiceProps = { hours: readonly Hour[]; chosen: string; onChoose: (startAt: string) => void }

export function HourChoice({ hours, chosen, onChoose }: HourChoiceProps) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontSize: 13, color: 'text.secondary', mb: 0.5 }}>
        時刻
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', gap: 0.5 }}>
        {hours.map(({ StartAt, Remaining }) => {
          const isChosen = chosen === StartAt
          return (
            <Button
              key={StartAt}
              variant={isChosen ? 'contained' : 'outlined'}
              disabled={Remaining === 0}
              aria-pressed={isChosen}
              onClick={() => onChoose(StartAt)}
              sx={{ px: 0.5, height: 44, lineHeight: 1.25, display: 'block', fontSize: 13 }}
            >
              {formatJapaneseTime(new Date(StartAt))}{' '}
              <Box component="span" sx={{ fontWeight: 400 }}>
                {placesLeft(Remaining)}
              </Box>
            </Button>
          )
        })}
      </Box>
    </Box>
  )
}

export const placesLeft = (count: number) => (count === 0 ? '満席' : remainingPlaces(count))

export type BookingDay = { date: JapaneseDate; isOpen: boolean }

const WORKING_DAYS = 5

/** The weeks bookable today, Monday to Friday or the last weekday with hours; days without hours are closed. */
export function bookingWeeks(
  today: JapaneseDate,
  operator: Pick<PublicTexts, 'guidance'>,
  hours: readonly Pick<Hour, 'StartAt'>[],
): BookingDay[][] {
  const open = new Set(hours.map(({ StartAt }) => japaneseDateOf(new Date(StartAt))))
  const length = Math.max(WORKING_DAYS, ...[...open].map((date) => fromMonday(date) + 1))
  const { first, last } = bookableDates(today, operator, { byOffice: true })
  const weeks: BookingDay[][] = []
  for (let monday = addDays(first, -fromMonday(first)); monday <= last; monday = addDays(monday, 7)) {
    const days = Array.from({ length }, (_, index) => addDays(monday, index))
    if (days.some((date) => date >= first)) weeks.push(days.map((date) => ({ date, isOpen: open.has(date) })))
  }
  return weeks
}

/** 0 for Monday … 6 for Sunday. */
const fromMonday = (date: JapaneseDate) => (weekdayOf(date) + 6) % 7
