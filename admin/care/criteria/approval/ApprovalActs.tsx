import { Alert, Box, Button, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router'
import { formatJapaneseDate } from '../../../../shared/facts/dates'
import { criteriaApproval as words } from '../../../ground/words/criteriaApproval'
import { useMayCall } from '../../../ground/auth/useDuties'
import { failureMessage } from '../../../parts/components/LoadingOrFailure'
import { lazyOf } from '../../../parts/components/lazyOf'
import { useCallApi } from '../../../ground/dataProvider/useCallApi'
import { SubmitCriteriaDocument, type CriteriaRowFragment } from '../../../generated/graphql'
import { isWriter } from '../people'
import { inForceOf, useReadAnew, type Version } from '../useVersions'

const ApproveDialog = lazyOf(() => import('./ApproveDialog'), 'ApproveDialog')
const RejectDialog = lazyOf(() => import('./RejectDialog'), 'RejectDialog')
const NoteDialog = lazyOf(() => import('./NoteDialog'), 'NoteDialog')

type Props = { version: Version; versions: readonly CriteriaRowFragment[]; caller: string | undefined }

export function ApprovalActs({ version, versions, caller }: Props) {
  const mayCall = useMayCall()
  const [open, setOpen] = useState<'approve' | 'reject' | 'note' | null>(null)
  const { State, EffectiveFrom } = version
  const inForce = inForceOf(versions)
  if (State === 'InForce') return mayCall('pushCriteria') ? <WayBack versions={versions} /> : null
  if (State === 'Retired') return null
  if (!mayCall('approveCriteria')) return <Typography color="textSecondary">{words.notPhysician}</Typography>
  const counted = inForce === null || version.Impact?.Sha256 === version.Sha256
  const close = () => setOpen(null)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {State === 'Draft' && <Draft version={version} counted={counted} onNote={() => setOpen('note')} />}
      {State === 'InReview' &&
        (isWriter(version, caller) ? (
          <Alert severity="info">{words.own}</Alert>
        ) : (
          <>
            {!counted && <Typography color="textSecondary">{words.countFirst}</Typography>}
            <Button variant="contained" disabled={!counted} onClick={() => setOpen('approve')}>
              {words.approve}
            </Button>
          </>
        ))}
      {State === 'Approved' && EffectiveFrom && (
        <Typography>{words.until(formatJapaneseDate(EffectiveFrom))}</Typography>
      )}
      {State !== 'Draft' && version.Origin === 'Written' && (
        <Button variant="outlined" onClick={() => setOpen('reject')}>
          {State === 'Approved' || isWriter(version, caller) ? words.withdraw : words.reject}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          {open === 'approve' && (
            <ApproveDialog version={version} isFirst={inForce === null} onClose={close} />
          )}
          {open === 'reject' && (
            <RejectDialog
              version={version}
              withdraws={State === 'Approved' || isWriter(version, caller)}
              onClose={close}
            />
          )}
          {open === 'note' && <NoteDialog version={version} onClose={close} />}
        </Suspense>
      )}
    </Box>
  )
}

type DraftProps = { version: Version; counted: boolean; onNote: () => void }

function Draft({ version: { Id, Note, Changed }, counted, onNote }: DraftProps) {
  const call = useCallApi()
  const notify = useNotify()
  const readAnew = useReadAnew()
  const [busy, setBusy] = useState(false)
  const missing = [
    Changed.length === 0 && words.sameAsBefore,
    !Note && words.noteMissing,
    !counted && words.countMissing,
  ].filter((sentence) => sentence !== false)
  const submit = async () => {
    setBusy(true)
    try {
      await call(SubmitCriteriaDocument, { input: { Id } })
      await readAnew()
      notify(words.submitted, { type: 'success' })
    } catch (error) {
      notify(failureMessage(error), { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <>
      <Button variant="outlined" onClick={onNote}>
        {words.editNote}
      </Button>
      {missing.map((sentence) => (
        <Typography key={sentence} variant="body2" color="textSecondary">
          {sentence}
        </Typography>
      ))}
      <Button variant="contained" disabled={missing.length > 0} loading={busy} onClick={() => void submit()}>
        {words.submit}
      </Button>
    </>
  )
}

/** An earlier version comes into force again in the same way as any other. */
function WayBack({ versions }: Pick<Props, 'versions'>) {
  const [before] = versions
    .filter(({ State }) => State === 'Retired')
    .toSorted((a, b) => ((a.RetiredAt ?? '') < (b.RetiredAt ?? '') ? 1 : -1))
  if (!before) return null
  return (
    <Box sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h3" sx={{ fontWeight: 700, fontSize: 13 }}>
        {words.back}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {words.backText(before.Number)}
      </Typography>
      <Button component={Link} to={`/criteria/${before.Id}`} variant="outlined" fullWidth>
        {words.openVersion(before.Number)}
      </Button>
    </Box>
  )
}
