import { Alert, Box, Typography } from '@mui/material'
import { useGetIdentity } from 'react-admin'
import { formatListDateTime } from '../../../shared/facts/dates'
import { criteriaApproval as words, criteriaPush } from '../../ground/words/criteriaApproval'
import { criteriaPlace } from '../../ground/words/criteriaPlace'
import { Card } from '../../parts/components/Card'
import type { CriteriaRowFragment } from '../../generated/graphql'
import { ApprovalActs } from './approval/ApprovalActs'
import { PushCard } from './approval/PushCard'
import { impactSummary } from './impactRows'
import { approverName, authorName } from './people'
import type { Version } from './useVersions'

type Props = { version: Version; versions: readonly CriteriaRowFragment[] }

export function VersionSide({ version, versions }: Props) {
  const { identity } = useGetIdentity()
  const {
    Note,
    Sha256,
    Rejection,
    RejectedAt,
    RejectedByName,
    PushReason,
    PausedDonors,
    State,
    ApprovedImpact,
  } = version
  const caller = identity === undefined ? undefined : String(identity.id)
  return (
    <Box component="aside" aria-label={words.title} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Card title={words.title}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {State === 'Draft' && Rejection && (
            <Alert severity="warning">
              <b>{words.wasRejected}</b>
              <Box sx={{ whiteSpace: 'pre-line' }}>{Rejection}</Box>
              {RejectedAt && (
                <small>
                  {RejectedByName ?? criteriaPlace.formerPhysician}　
                  {formatListDateTime(new Date(RejectedAt))}
                </small>
              )}
            </Alert>
          )}
          <People version={version} />
          <div>
            <Typography variant="caption" color="textSecondary">
              {criteriaPlace.note}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{Note ?? criteriaPlace.noteMissing}</Typography>
          </div>
          {ApprovedImpact && (
            <div>
              <Typography variant="caption" color="textSecondary">
                {words.seenImpact}
              </Typography>
              <Typography variant="body2">
                {words.seenNumbers(impactSummary(ApprovedImpact))}
                <Box component="small" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
                  {formatListDateTime(new Date(ApprovedImpact.CountedAt))}
                </Box>
              </Typography>
            </div>
          )}
          {PushReason && (
            <Alert severity="error" icon={false}>
              <b>{criteriaPush.wasPushed}</b>
              <Box sx={{ whiteSpace: 'pre-line' }}>{PushReason}</Box>
              {PausedDonors !== null && <span>{criteriaPush.pausedDonors(PausedDonors)}</span>}
            </Alert>
          )}
          <ApprovalActs version={version} versions={versions} caller={caller} />
          <div>
            <Typography variant="caption" color="textSecondary">
              {criteriaPlace.hash}
            </Typography>
            <Box sx={{ fontFamily: 'ui-monospace, monospace', fontSize: 12, overflowWrap: 'anywhere' }}>
              {Sha256}
            </Box>
          </div>
        </Box>
      </Card>
      <PushCard version={version} caller={caller} />
    </Box>
  )
}

function People({ version }: { version: Version }) {
  const { Origin, CreatedAt, ApprovedAt, ApproverId, State } = version
  const approver = approverName(version)
  const needsApproval = State === 'Draft' || State === 'InReview'
  const at = (instant: string | null) => instant && formatListDateTime(new Date(instant))
  const rows = [
    {
      name: authorName(version),
      note: Origin === 'Written' ? words.author : words.authorProgram,
      when: at(CreatedAt),
    },
    approver || needsApproval
      ? {
          name: approver ?? words.toBeApproved,
          note: approver ? words.approver : words.toBeApprovedNote,
          when: at(ApprovedAt),
        }
      : { name: criteriaPlace.noRecord, note: words.approver, when: ApproverId },
  ]
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {rows.map(({ name, note, when }) => (
        <Box
          component="li"
          key={note}
          sx={{ display: 'flex', gap: 1.25, alignItems: 'center', lineHeight: 1.4 }}
        >
          <Box
            aria-hidden
            sx={{
              width: 28,
              height: 28,
              borderRadius: '50%',
              display: 'grid',
              placeItems: 'center',
              bgcolor: 'action.selected',
              color: 'primary.main',
              fontSize: 13,
              fontWeight: 700,
              flex: 'none',
            }}
          >
            {Array.from(name)[0]}
          </Box>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {name}
            <Box component="small" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
              {note}
            </Box>
          </Box>
          <Box component="small" sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {when}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
