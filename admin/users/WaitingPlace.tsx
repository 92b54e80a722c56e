import { Box } from '@mui/material'
import { daysBetween, japaneseDateOf } from '../../shared/dates'
import { expectedMonth, expectedMonthText } from '../../shared/expectedMonth'
import { TwoLines } from '../components/Card'
import { formatSlashedDate } from '../components/formatSlashedDate'
import { useConsole } from '../console/ConsoleContext'
import { useApiQuery } from '../dataProvider/useCallApi'
import { type UserRowFragment, PreferenceSlotsDocument } from '../generated/graphql'

type Props = { user: Pick<UserRowFragment, 'WaitingSince' | 'WaitingPosition'> }

/**
 * Place in line, and since when: a suspended person keeps it and is passed over. A phone has no room for the column of
 * the expected month: it stands here in place of the day.
 */
export function WaitingPlace({ user: { WaitingSince: since, WaitingPosition: position } }: Props) {
  const { clock } = useConsole()
  if (!since) return '—'
  const day = japaneseDateOf(new Date(since))
  return (
    <TwoLines
      second={
        <>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {`${formatSlashedDate(day)}から・`}
          </Box>
          {`${daysBetween(day, clock.today())}日経過`}
          {position !== null && (
            <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
              ・<wbr />
              <ExpectedMonth position={position} />
            </Box>
          )}
        </>
      }
    >
      {position === null ? '停止中（順番は保留）' : `${position}番目`}
    </TwoLines>
  )
}

const FRESH_MS = 60_000

/** The month in which this place in line is likely to be invited. */
export function ExpectedMonth({ position }: { position: number | null }) {
  const { clock } = useConsole()
  const { data: months } = useApiQuery(
    ['monthPlaces'],
    PreferenceSlotsDocument,
    {},
    {
      staleTime: FRESH_MS,
      enabled: position !== null,
      select: ({ getPreference }) => getPreference,
    },
  )
  if (position === null || !months) return '—'
  return expectedMonthText(expectedMonth(position, months, clock.today()))
}
