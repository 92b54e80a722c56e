import { Box, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addWeeks, formatMonth } from '../../../shared/facts/dates'
import { rangeText, seatTexts as texts, neededText } from './words'
import { foldDigits } from '../../../shared/facts/normalise'
import { MOST_PLACES } from './forecast'
import type { SeatPlan } from './plan'
import { Card } from '../../parts/components/Card'
import { PageHead } from '../../parts/components/PageHead'
import { PageSkeleton, ReadFailure, takesAway } from '../../parts/components/LoadingOrFailure'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { PreferenceSlotsDocument, SeatFiguresDocument } from '../../generated/graphql'
import { DonorsChart } from './DonorsChart'
import { reckonOutlook } from './reckonOutlook'
import { SeatBasis, WaitTable } from './SeatTables'

const PEOPLE_MAX = 100_000
const WEEKS = { 3: 13, 6: 26, 9: 39, 12: 51 } as const
type Months = keyof typeof WEEKS
const MONTHS: readonly Months[] = [3, 6, 9, 12]

export function SeatsPage() {
  const figures = useApiQuery(['seatFigures'], SeatFiguresDocument, {})
  const slots = useApiQuery(['seatSlots'], PreferenceSlotsDocument, {})
  const failed = [figures, slots].find(({ data, error }) => takesAway(error, data))
  return (
    <>
      <PageHead sx={{ mb: 0.5 }} />
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '48em' }}>
        {texts.lead}
      </Typography>
      {failed ? (
        <ReadFailure title="実績を読み込めませんでした" error={failed.error} onRetry={failed.refetch} />
      ) : figures.data && slots.data ? (
        <Outlook figures={figures.data.getSeatFigures} slots={slots.data.getPreference} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

type Figures = Parameters<typeof reckonOutlook>[0]
type Slots = readonly { AvailableSlots: number; AdditionalAvailableSlots: number }[]

const numberIn = (text: string, most: number) => {
  const folded = foldDigits(text).trim()
  return /^\d{1,6}$/.test(folded) && Number(folded) <= most ? Number(folded) : null
}

const countOf = (weeks: readonly number[]) => weeks.reduce((sum, people) => sum + people, 0)

function Outlook({ figures, slots }: { figures: Figures; slots: Slots }) {
  const today = useConsole().clock.today()
  const now = countOf(figures.DonorsByWeeksLeft)
  const [newest] = slots
  const [places, setPlaces] = useState(
    String(newest ? newest.AvailableSlots + newest.AdditionalAvailableSlots : 0),
  )
  const [target, setTarget] = useState(String(Math.max(now, 1)))
  const [months, setMonths] = useState<Months>(6)
  const placesPerMonth = numberIn(places, MOST_PLACES)
  const wanted = numberIn(target, PEOPLE_MAX)
  const week = WEEKS[months]
  const plan: SeatPlan | null =
    placesPerMonth === null || wanted === null ? null : { placesPerMonth, target: wanted, week }

  const { data: outlook, isFetching } = useQuery({
    queryKey: ['seatOutlook', figures, plan],
    queryFn: ({ signal }) => (plan ? reckonOutlook(figures, plan, signal) : null),
    enabled: plan !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  const range = outlook?.donors[week]

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        alignItems: 'start',
      }}
    >
      <Card title="ドナーの人数">
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, mb: 2 }}>
          <NumberField label={texts.places} value={places} onChange={setPlaces} most={MOST_PLACES} />
          <NumberField label={texts.target} value={target} onChange={setTarget} most={PEOPLE_MAX} />
          <TextField
            select
            label={texts.by}
            value={months}
            onChange={({ target: { value } }) => setMonths(MONTHS.find((one) => one === Number(value)) ?? 6)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {MONTHS.map((one) => (
              <option key={one} value={one}>
                {texts.months(one)}
              </option>
            ))}
          </TextField>
        </Box>
        <Box role="status" aria-busy={isFetching} sx={{ minHeight: '6.5em', opacity: isFetching ? 0.6 : 1 }}>
          {outlook && range && plan ? (
            <>
              <Typography sx={{ fontSize: 18, fontWeight: 700, textWrap: 'pretty' }}>
                {`${formatMonth(addWeeks(today, week))}のドナーは、${rangeText(range)}`}
              </Typography>
              <Typography color="textSecondary" sx={{ mb: 1 }}>
                {`いまは${now}人です。`}
              </Typography>
              <Typography sx={{ textWrap: 'pretty' }}>{neededText(plan.target, outlook.needed)}</Typography>
            </>
          ) : (
            plan && <Typography color="textSecondary">{texts.reckoning}</Typography>
          )}
        </Box>
        {outlook && (
          <DonorsChart ranges={outlook.donors} now={now} target={wanted} today={today} week={week} />
        )}
      </Card>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Card title="順番を待つ方のご案内">
          {outlook && <WaitTable waits={outlook.waits} today={today} />}
        </Card>
        <SeatBasis figures={figures} />
      </Box>
    </Box>
  )
}

type FieldProps = { label: string; value: string; onChange: (value: string) => void; most: number }

function NumberField({ label, value, onChange, most }: FieldProps) {
  const isWrong = numberIn(value, most) === null
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={isWrong}
      helperText={isWrong && texts.wrong(most)}
      slotProps={{ htmlInput: { inputMode: 'numeric' }, inputLabel: { shrink: true } }}
    />
  )
}
