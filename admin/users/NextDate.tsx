import Box from '@mui/material/Box'
import { daysBetween } from '../../shared/dates'
import { nextDateKindLabels } from '../../shared/labels/nextDateKindLabels'
import { useConsole } from '../boot/ConsoleContext'
import { formatSlashedDate } from '../components/formatSlashedDate'
import { TwoLines } from '../components/TwoLines'
import type { UserRowFragment } from '../generated/graphql'

type Props = { user: Pick<UserRowFragment, 'NextDate' | 'NextDateKind'> }

/** What is awaited next, when, and how long that is: red once the day is over. */
export function NextDate({ user: { NextDate: date, NextDateKind: kind } }: Props) {
  const { clock } = useConsole()
  if (!date || !kind) return '—'
  const days = daysBetween(clock.today(), date)
  return (
    <TwoLines
      second={
        <>
          {nextDateKindLabels[kind]}・
          <Box
            component="span"
            sx={{
              whiteSpace: 'nowrap',
              color: days < 0 ? 'error.main' : 'inherit',
              fontWeight: days <= 0 ? 700 : 400,
            }}
          >
            {howLong(days)}
          </Box>
        </>
      }
    >
      {formatSlashedDate(date)}
    </TwoLines>
  )
}

const howLong = (days: number) => (days === 0 ? '今日' : days > 0 ? `${days}日後` : `${-days}日経過`)
