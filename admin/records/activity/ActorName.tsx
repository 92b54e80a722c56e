import type { ReactNode } from 'react'
import { useReference } from 'react-admin'
import { Box } from '@mui/material'
import { actorWords, type Actor } from '../../../shared/words/records/activityLabels'
import { userActivityLabels as labels } from '../../../shared/words/labels/consoleLabels'
import type { AdministratorRowFragment } from '../../generated/graphql'

export function ActorName({ actor }: { actor: Actor }) {
  return actor.by === 'administrator' ? (
    <AdministratorName id={actor.id} unknown={actorWords.formerStaff} />
  ) : (
    actorWords[actor.by]
  )
}

/** The same where the name came with the row. */
export const namedActor = (actor: Actor, name: string | null): string =>
  actor.by === 'administrator' ? (name ?? actorWords.formerStaff) : actorWords[actor.by]

/** Shows `unknown` if the id is not, or no longer, an administrator's. */
export function AdministratorName({ id, unknown }: { id: string; unknown: ReactNode }) {
  const { referenceRecord, isPending } = useReference<AdministratorRowFragment & { id: string }>({
    reference: 'administrators',
    id,
  })
  if (isPending) return '…'
  return referenceRecord?.Name ?? unknown
}

/** The reason as it was entered; the log's sentence never contains it. */
export function Reason({ reason }: { reason: string }) {
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.primary', whiteSpace: 'pre-wrap' }}>
      {`${labels.reason.admin}：${reason}`}
    </Box>
  )
}
