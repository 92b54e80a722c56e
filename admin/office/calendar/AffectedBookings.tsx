import {
  Box,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Link as MuiLink,
  Radio,
  RadioGroup,
} from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatJapaneseTime, japaneseDateOf } from '../../../shared/facts/dates'
import type { BookingsThen, PreviewOpeningInput } from '../../../shared/generated/schema'
import { affectedHowLabels, bookingsThenLabels } from '../../../shared/words/labels/openingLabels'
import { LoadFailure } from '../../parts/components/LoadingOrFailure'
import { MailText } from '../../parts/components/MailText'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { PreviewOpeningDocument, type PreviewOpeningQuery } from '../../generated/graphql'
import { fullName } from '../../parts/people/PersonName'
import { shortDate } from './calendarDays'

type Preview = PreviewOpeningQuery['previewOpening']

/** What a change would do to bookings. Requested again at each change of the input; null requests nothing. */
export function useOpeningPreview(input: PreviewOpeningInput | null) {
  return useApiQuery(
    ['calendar', 'preview', input],
    PreviewOpeningDocument,
    { input: input ?? {} },
    {
      enabled: input !== null,
      select: (data) => data.previewOpening,
      placeholderData: keepPreviousData,
      gcTime: 0,
    },
  )
}

type Props = {
  preview: ReturnType<typeof useOpeningPreview>
  then: BookingsThen | null
  error: string | undefined
  onThen: (then: BookingsThen) => void
}

export function AffectedBookings({ preview, then, error, onThen }: Props) {
  if (preview.error) return <LoadFailure error={preview.error} />
  if (!preview.data) return null
  const { Bookings, Mail } = preview.data
  if (Bookings.length === 0)
    return (
      <Box role="status" sx={panel}>
        影響を受ける予約はありません。
      </Box>
    )
  return (
    <Box sx={panel}>
      <Box role="status" sx={{ fontWeight: 700 }}>
        影響を受ける予約が{Bookings.length}件あります
      </Box>
      <Box
        component="ul"
        aria-label="影響を受ける予約"
        sx={{ m: 0, pl: 2.5, maxHeight: 180, overflowY: 'auto' }}
        tabIndex={0}
      >
        {Bookings.map((booking) => (
          <BookingRow key={booking.Person.Id} booking={booking} />
        ))}
      </Box>
      <FormControl component="fieldset" error={error !== undefined}>
        <FormLabel component="legend" sx={{ fontSize: 13 }}>
          この予約をどうしますか
        </FormLabel>
        <RadioGroup
          value={then ?? ''}
          onChange={(event) => onThen(event.target.value === 'Keep' ? 'Keep' : 'Cancel')}
        >
          {Object.entries(bookingsThenLabels).map(([value, label]) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
          ))}
        </RadioGroup>
        {error && <FormHelperText role="alert">{error}</FormHelperText>}
      </FormControl>
      {then === 'Cancel' && Mail && <MailText title="送るメールの文面（1人目の方）" mail={Mail} />}
    </Box>
  )
}

function BookingRow({ booking: { Person, StartAt, How } }: { booking: Preview['Bookings'][number] }) {
  const start = new Date(StartAt)
  return (
    <li>
      {`${shortDate(japaneseDateOf(start))} ${formatJapaneseTime(start)} `}
      <MuiLink component={Link} to={`/users/${Person.Id}/show`} target="_blank">
        {fullName(Person) ?? '氏名なし'}さん
      </MuiLink>
      （{affectedHowLabels[How]}）
    </li>
  )
}

const panel = {
  p: 1.5,
  borderRadius: '8px',
  bgcolor: 'action.hover',
  display: 'grid',
  gap: 1,
  textWrap: 'pretty',
} as const
