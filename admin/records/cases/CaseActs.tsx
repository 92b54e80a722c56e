import { Alert, Box, Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { isToBeAnswered, mayComplain } from '../../../shared/rules/records/cases/rights'
import { CASE_OF_OWN, caseWords as words } from '../../../shared/words/records/cases'
import { complaint } from '../../ground/words/complaint'
import { rightsWords } from '../../../shared/words/records/rights'
import type { CaseFieldsFragment } from '../../generated/graphql'
import type { CaseTextAct } from './CaseTextDialog'
import { lazyOf } from '../../parts/components/lazyOf'

type Row = CaseFieldsFragment

const TextDialog = lazyOf(() => import('./CaseTextDialog'), 'CaseTextDialog')
const TakeDialog = lazyOf(() => import('./TakeCaseDialog'), 'TakeCaseDialog')

const loadRequest = () => import('./RequestDialogs')
const CheckRequest = lazy(() => loadRequest().then((file) => ({ default: file.CheckRequestDialog })))
const AnswerRequest = lazy(() => loadRequest().then((file) => ({ default: file.AnswerRequestDialog })))

/** What can be done in the case's state. Staff may not look into their own reading. */
export function CaseActs({ row }: { row: Row }) {
  const { identity } = useGetIdentity()
  const [open, setOpen] = useState<Act | null>(null)
  if (identity && identity.id === row.ActorId) return <Alert severity="info">{CASE_OF_OWN}</Alert>
  const close = () => setOpen(null)
  const button = (act: Act, more: { variant?: 'contained' | 'outlined' } = {}) => (
    <Button variant="outlined" {...more} aria-haspopup="dialog" onClick={() => setOpen(act)}>
      {actLabels[act]}
    </Button>
  )
  const mayAnswer = isToBeAnswered(row.Kind) && row.State === 'Open' && row.User?.DeleteStatus === false
  const asRequest = mayAnswer && row.Request
  const reopen = mayComplain(row.Request?.Outcome) ? 'complain' : 'reopen'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {row.State === 'Closed' ? (
        button(reopen)
      ) : (
        <>
          {button(mayAnswer ? (asRequest ? 'request' : 'answer') : 'close', { variant: 'contained' })}
          {asRequest && button('check')}
          {button('take')}
          {button('note')}
          {row.State === 'Answered' && button(reopen)}
        </>
      )}
      {open && (
        <Suspense fallback={null}>
          <Dialog row={row} act={open} onClose={close} />
        </Suspense>
      )}
    </Box>
  )
}

type Act = CaseTextAct | 'check' | 'request' | 'take'
const actLabels = {
  ...words,
  check: rightsWords.check,
  request: rightsWords.answer,
  complain: complaint.reopen,
} satisfies Record<Act, string>

function Dialog({ row, act, onClose }: { row: Row; act: Act; onClose: () => void }) {
  if (act === 'take') return <TakeDialog row={row} onClose={onClose} />
  if (act !== 'check' && act !== 'request') return <TextDialog row={row} act={act} onClose={onClose} />
  const OfRequest = act === 'check' ? CheckRequest : AnswerRequest
  return row.Request && <OfRequest row={row} request={row.Request} onClose={onClose} />
}
