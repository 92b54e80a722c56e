import Box from '@mui/material/Box'
import { daysBetween, japaneseDateOf } from '../../shared/dates'
import { useConsole } from '../console/ConsoleContext'
import { formatSlashedDate } from '../components/formatSlashedDate'
import { TwoLines } from '../components/TwoLines'
import type { UserRowFragment } from '../generated/graphql'
import { ExpectedMonth } from './ExpectedMonth'

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
