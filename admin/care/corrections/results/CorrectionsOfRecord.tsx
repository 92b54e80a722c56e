import { Alert, Box, Button, Chip } from '@mui/material'
import { type ComponentType } from 'react'
import { useGetIdentity, useNotify } from 'react-admin'
import { useMayCall } from '../../../ground/auth/useDuties'
import { formatListDateTime } from '../../../../shared/facts/dates'
import {
  correctionCauseLabels,
  correctionLabels,
  correctionStateLabels,
} from '../../../../shared/words/labels/correctionLabels'
import { CORRECTION_STALE, correctionWords as words } from '../../../../shared/words/check/corrections'
import { useRunAction, type ActionSubject } from '../../../parts/actions/ActionForm'
import { DialogButton } from '../../../parts/actions/DialogButton'
import { Facts } from '../../../parts/components/Card'
import { lazyOf } from '../../../parts/components/lazyOf'
import { failureMessage } from '../../../parts/components/LoadingOrFailure'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import {
  CorrectionsOfRecordDocument,
  WithdrawCorrectionDocument,
  type CorrectionFieldsFragment,
} from '../../../generated/graphql'
import { Changes } from './Consequences'

const ReviewDialog = lazyOf(() => import('./ReviewDialog'), 'ReviewDialog')

type Subject = ActionSubject & { DeleteStatus: boolean }

type Props<Particulars extends object> = {
  subject: Subject
  recordId: string
  /** Loaded on demand; null if the record has nothing to correct. */
  Dialog: ComponentType<Particulars & { onClose: () => void }> | null
  about: Particulars
}

export function CorrectionsOfRecord<Particulars extends object>(props: Props<Particulars>) {
  const { subject, recordId, Dialog, about } = props
  const mayCall = useMayCall()
  const mayJudge = mayCall('proposeCorrection')
  const { data } = useApiQuery(
    ['corrections', recordId],
    CorrectionsOfRecordDocument,
    { recordId },
    { enabled: mayJudge, select: ({ listCorrections }) => listCorrections },
  )
  if (!mayJudge || !data) return null
  const open = data.find(({ State }) => State === 'Open')
  const past = data.filter(({ State }) => State !== 'Open')
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {open && <Waiting subject={subject} correction={open} />}
      {Dialog && !open && !subject.DeleteStatus && (
        <DialogButton
          operation="proposeCorrection"
          label={words.propose}
          size="small"
          Dialog={Dialog}
          about={about}
        />
      )}
      {past.length > 0 && (
        <Box component="section" sx={{ width: '100%', display: 'grid', gap: 1.5 }}>
          <Box component="h4" sx={{ m: 0, fontSize: 14 }}>
            {words.history}
          </Box>
          {past.map((correction) => (
            <Past key={correction.Id} correction={correction} />
          ))}
        </Box>
      )}
    </Box>
  )
}

type WaitingProps = { subject: Subject; correction: CorrectionFieldsFragment }

/** Colleagues review it; the person who proposed it may only withdraw it. */
function Waiting({ subject, correction }: WaitingProps) {
  const { identity } = useGetIdentity()
  const isOwn = identity?.id === correction.ProposedBy
  return (
    <Alert
      severity={correction.Stale ? 'warning' : 'info'}
      sx={{ width: '100%', '& .MuiAlert-message': { flex: 1 } }}
    >
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <span>
          {`${formatListDateTime(new Date(correction.CreatedAt))}に、${isOwn ? 'ご自身' : (correction.ProposedByName ?? 'ほかの医師')}が訂正を申し出ました（${correctionCauseLabels[correction.Cause]}）。`}
          {isOwn && <span>{words.waitsForOthers}</span>}
          <span>{correction.Stale ? CORRECTION_STALE : words.nothingYet}</span>
        </span>
        <Changes changes={correction.Changes} />
        {identity && !isOwn && (
          <DialogButton
            operation="confirmCorrection"
            label={words.review}
            variant="contained"
            size="small"
            Dialog={ReviewDialog}
            about={{ subject, correctionId: correction.Id }}
          />
        )}
        {isOwn && <WithdrawButton correction={correction} />}
      </Box>
    </Alert>
  )
}

function WithdrawButton({ correction }: { correction: CorrectionFieldsFragment }) {
  const run = useRunAction({ done: words.withdrawn })
  const notify = useNotify()
  const withdraw = () =>
    run(WithdrawCorrectionDocument, { input: { Id: correction.Id } }).catch((error: unknown) =>
      notify(failureMessage(error), { type: 'error' }),
    )
  return (
    <Button variant="outlined" size="small" onClick={() => void withdraw()}>
      {words.withdraw}
    </Button>
  )
}

function Past({ correction }: { correction: CorrectionFieldsFragment }) {
  const { State, DecidedAt, DecidedByName, ProposedByName, Cause, Explanation, Words } = correction
  return (
    <Box sx={{ display: 'grid', gap: 1, pl: 1.5, borderLeft: '3px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Chip size="small" label={correctionStateLabels[State]} />
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
          {DecidedAt && formatListDateTime(new Date(DecidedAt))}
        </Box>
      </Box>
      <Changes changes={correction.Changes} />
      <Facts
        facts={[
          { label: '申し出た方', value: ProposedByName },
          ...(State === 'Withdrawn' ? [] : [{ label: '確かめた方', value: DecidedByName }]),
          { label: correctionLabels.Cause, value: correctionCauseLabels[Cause] },
          { label: correctionLabels.Explanation, value: Explanation },
          ...(Words ? [{ label: correctionLabels.Words, value: Words }] : []),
        ]}
      />
    </Box>
  )
}
