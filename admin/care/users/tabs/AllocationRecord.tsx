import { Box } from '@mui/material'
import { useState } from 'react'
import { formatListDateTime } from '../../../../shared/facts/dates'
import { actorWords } from '../../../../shared/words/records/activityLabels'
import {
  ALLOCATIONS,
  allocationSentence,
  NO_ALLOCATIONS,
  passedOverSentence,
} from '../../../../shared/words/visits/allocations'
import { AdministratorName, Reason } from '../../../records/activity/ActorName'
import { lastRead, NotRead } from '../../../parts/components/LoadingOrFailure'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import { PersonAllocationsDocument } from '../../../generated/graphql'

/** Why the person was invited, or why others were. Collapsed, and read when opened. */
export function AllocationRecord({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Box
      component="details"
      onToggle={(event: React.ToggleEvent<HTMLDetailsElement>) => setOpen(event.newState === 'open')}
    >
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary', fontSize: 13, py: 0.5 }}>
        {ALLOCATIONS}
      </Box>
      {isOpen && <Entries userId={userId} />}
    </Box>
  )
}

function Entries({ userId }: { userId: string }) {
  const query = useApiQuery(['personAllocations', userId], PersonAllocationsDocument, {
    id: userId,
  })
  const data = lastRead(query)
  if (!data) return <NotRead of={query} rows={1} />
  const { Allocations: rows, PassedOver: passed } = data.getAllocationsByUserId
  const others = passed && passedOverSentence(passed)
  return (
    <Box sx={{ display: 'grid', gap: 1.25, fontSize: 14, pt: 0.5, textWrap: 'pretty' }}>
      {others && <div>{others}</div>}
      {rows.length === 0 && !others && <div>{passed ? NOBODY_BEFORE : NO_ALLOCATIONS}</div>}
      {rows.map((row) => (
        <div key={row.Id}>
          <Box component="small" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
            {formatListDateTime(new Date(row.InvitedAt))}・
            {row.ActorId ? (
              <AdministratorName id={row.ActorId} unknown={actorWords.formerStaff} />
            ) : (
              <span>{actorWords.system}</span>
            )}
          </Box>
          {allocationSentence(row)}
          {row.Reason && <Reason reason={row.Reason} />}
        </div>
      ))}
    </Box>
  )
}

const NOBODY_BEFORE = 'お待ちの間に、後から並んだ方を先に案内したことはありません。'
