import { Box, Button } from '@mui/material'
import { formatJapaneseTime } from '../../../shared/dates'
import { remainingPlaces } from '../../../shared/labels/guidanceLabels'
import type { BookingSlotsQuery } from '../../generated/graphql'

export type Hour = BookingSlotsQuery['listBookingSlotsByAdmin']['items'][number]

type Props = { hours: readonly Hour[]; chosen: string; onChoose: (startAt: string) => void }

/** The hours of a day with the places that are left. */
export function HourChoice({ hours, chosen, onChoose }: Props) {
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
