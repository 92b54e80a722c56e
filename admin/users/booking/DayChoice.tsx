import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatJapaneseDate, type JapaneseDate } from '../../../shared/dates'
import { useConsole } from '../../console/ConsoleContext'
import { bookingWeeks } from './bookingWeeks'

const HEADINGS = ['月', '火', '水', '木', '金']

type Props = { today: JapaneseDate; chosen: JapaneseDate | null; onChoose: (date: JapaneseDate) => void }

/** The days of the coming weeks; closed ones cannot be chosen. */
export function DayChoice({ today, chosen, onChoose }: Props) {
  const { operator } = useConsole().config
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
              disabled={!isOpen}
              aria-label={formatJapaneseDate(date)}
              aria-pressed={date === chosen}
              onClick={() => onChoose(date)}
              sx={{ minWidth: 0, px: 0, fontWeight: date === chosen ? 700 : 400 }}
            >
              {`${Number(date.slice(5, 7))}/${Number(date.slice(8))}`}
            </Button>
          ))}
      </Box>
    </Box>
  )
}
