import { Box } from '@mui/material'
import { daysBetween, formatMonth, japaneseDateOf } from '../../../shared/facts/dates'
import { expectedMonthText } from '../../../shared/words/check/expectedMonth'
import { TwoLines } from '../../parts/components/Card'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import { useConsole } from '../../ground/console/ConsoleContext'
import type { UserRowFragment } from '../../generated/graphql'

type Waiter = Pick<
  UserRowFragment,
  'WaitingSince' | 'WaitingPosition' | 'WaitingPausedUntil' | 'ExpectedInvitation'
>

/**
 * Place in line, and since when. People who are suspended, or asked for a later month, keep it and are passed over. On
 * a phone the expected month replaces the day, because its column has no room.
 */
export function WaitingPlace({ user }: { user: Waiter }) {
  const { clock } = useConsole()
  const { WaitingSince: since, WaitingPosition: position } = user
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
              {expectedText(user)}
            </Box>
          )}
        </>
      }
    >
      {placeText(user)}
    </TwoLines>
  )
}

/** 3番目・保留中（2027年3月から案内） */
function placeText({ WaitingPosition: position, WaitingPausedUntil: until }: Waiter): string {
  if (position === null) return '停止中（順番は保留）'
  return until ? `${position}番目・${pauseText(until)}` : `${position}番目`
}

/** 保留中（2027年3月から案内） */
export const pauseText = (until: string) => `保留中（${formatMonth(until)}から案内）`

/** The months in which the person is likely to be invited; the same is shown on their own page. */
export const expectedText = ({ WaitingPosition, ExpectedInvitation }: Omit<Waiter, 'WaitingSince'>) =>
  WaitingPosition === null ? '—' : expectedMonthText(ExpectedInvitation)
