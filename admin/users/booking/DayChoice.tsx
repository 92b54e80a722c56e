import { Box, Button } from '@mui/material'
import { formatJapaneseDate, japaneseDateOf, type JapaneseDate } from '../../../shared/dates'
import { useConsole } from '../../console/ConsoleContext'
import { placesLeft, type Hour } from './HourChoice'
import { bookingWeeks } from './bookingWeeks'

const HEADINGS = ['月', '火', '水', '木', '金']

type Props = {
  today: JapaneseDate
  hours: readonly Hour[]
  chosen: JapaneseDate | null
  onChoose: (date: JapaneseDate) => void
}

/** The days of the coming weeks with the places that are left; closed and full ones cannot be chosen. */
export function DayChoice({ today, hours, chosen, onChoose }: Props) {
  const { operator } = useConsole().config
  const placesOn = (date: JapaneseDate) =>
    hoursOn(date, hours).reduce((sum, { Remaining }) => sum + Remaining, 0)
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontSize: 13, color: 'text.secondary', mb: 0.5 }}>
        日にち
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 0.5 }}>
        {HEADINGS.map((weekday) => (
          <Box key={weekday} aria-hidden sx={{ fontSize: 12, textAlign: 'center', color: 'text.secondary' }}>
            {weekday}
          </Box>
        ))}
        {bookingWeeks(today, operator)
          .flat()
          .map(({ date, isOpen }) => (
            <Button
              key={date}
              size="small"
              variant={date === chosen ? 'contained' : 'outlined'}
              disabled={!isOpen || placesOn(date) === 0}
              aria-label={
                isOpen
                  ? `${formatJapaneseDate(date)} ${placesLeft(placesOn(date))}`
                  : formatJapaneseDate(date)
              }
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
              {`${Number(date.slice(5, 7))}/${Number(date.slice(8))}`}
              <Box component="span" sx={{ display: 'block', fontSize: 12, fontWeight: 400 }}>
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
