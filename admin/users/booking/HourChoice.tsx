import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { formatJapaneseTime, type JapaneseDate } from '../../../shared/dates'
import { remainingPlaces } from '../../../shared/labels/guidanceLabels'
import { RowsSkeleton } from '../../components/PageSkeleton'
import { failureMessage } from '../../components/failureMessage'
import { useCallApi } from '../../dataProvider/useCallApi'
import { BookingSlotsDocument } from '../../generated/graphql'

export const BOOKING_SLOTS = 'bookingSlots'

type Props = { date: JapaneseDate; chosen: string; onChoose: (startAt: string) => void }

/** The hours of a day with the places that are left. */
export function HourChoice({ date, chosen, onChoose }: Props) {
  const call = useCallApi()
  const { data, error, isPending } = useQuery({
    queryKey: [BOOKING_SLOTS, date],
    queryFn: ({ signal }) => call(BookingSlotsDocument, { date }, { signal }),
  })
  if (error) return <Box role="alert">{failureMessage(error)}</Box>
  if (isPending) return <RowsSkeleton rows={2} />
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontSize: 13, color: 'text.secondary', mb: 0.5 }}>
        時刻
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', gap: 0.5 }}>
        {data.listBookingSlotsByAdmin.items.map(({ StartAt, Remaining }) => {
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
                {Remaining === 0 ? '満席' : remainingPlaces(Remaining)}
              </Box>
            </Button>
          )
        })}
      </Box>
    </Box>
  )
}
