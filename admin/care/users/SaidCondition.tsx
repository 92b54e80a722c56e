import { Box, Typography } from '@mui/material'
import { labelOfChange } from '../../../shared/rules/donating/condition/conditionQuestion'
import { dateOfChange, itemEnd, NO_CHANGE } from '../../../shared/words/donating/condition'
import type { SaidConditionFragment } from '../../generated/graphql'

export function SaidCondition({ said: { Items } }: { said: SaidConditionFragment }) {
  if (Items.length === 0) return <Typography>{NO_CHANGE}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, pl: 3 }}>
      {Items.map(({ Choice, Date: date, Outcome, NotBefore }) => (
        <li key={Choice}>
          {labelOfChange(Choice)}
          {date && <span>{`（${dateOfChange(Choice, date)}）`}</span>}
          <br />
          {itemEnd(Outcome, NotBefore)}
        </li>
      ))}
    </Box>
  )
}
