import { Alert, Box, Button, Typography } from '@mui/material'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useGetIdentity } from 'react-admin'
import { formatJapaneseDate, formatListDateTime } from '../../shared/dates'
import { caseKindLabels, caseLabels as labels, caseStepLabels } from '../../shared/labels/caseLabels'
import { CASE_OF_OWN, caseLeads, caseWords as words } from '../../shared/messages/cases'
import { dueInWords } from '../../shared/messages/work'
import { Card, Facts } from '../components/Card'
import { PageSkeleton } from '../components/LoadingOrFailure'
import { RecordPage } from '../components/RecordPage'
import { useConsole } from '../console/ConsoleContext'
import type { CaseFieldsFragment, CaseRowFragment } from '../generated/graphql'
import { RowPersonName } from '../people/PersonName'
import { CaseStateChip } from './CaseChips'
import type { CaseTextAct } from './CaseTextDialog'

type Row = CaseFieldsFragment & { id: string }
/** From the list it comes without its history at first. */
type Known = Row | (CaseRowFragment & { id: string })

const isWhole = (row: Known): row is Row => 'Steps' in row

export function CasePage() {
  return (
    <RecordPage<Known> title={({ Kind }) => caseKindLabels[Kind]}>
      {(row) => (isWhole(row) ? <WholeCase row={row} /> : <PageSkeleton />)}
    </RecordPage>
  )
}

const WholeCase = ({ row }: { row: Row }) => (
  <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
    <Typography color="textSecondary">{caseLeads[row.Kind]}</Typography>
    <Standing row={row} />
    {(row.Words || row.Answer) && <Said row={row} />}
    <History row={row} />
  </Box>
)

function Standing({ row }: { row: Row }) {
  const today = useConsole().clock.today()
  const due = formatJapaneseDate(row.DueOn)
  return (
    <Card title={labels.State.admin}>
      <Facts
        facts={[
          { label: labels.State.admin, value: <CaseStateChip state={row.State} /> },
          {
            label: labels.DueOn.admin,
            value: row.State === 'Open' ? `${due}　${dueInWords(row.DueOn, today)}` : due,
          },
          ...(row.User ? [{ label: labels.User.admin, value: <RowPersonName person={row.User} /> }] : []),
          ...(row.ActorName ? [{ label: labels.ActorName.admin, value: row.ActorName }] : []),
          { label: labels.AssigneeName.admin, value: row.AssigneeName ?? words.nobody },
          { label: labels.CreatedAt.admin, value: formatListDateTime(new Date(row.CreatedAt)) },
        ]}
      />
      <Acts row={row} />
    </Card>
  )
}

const TextDialog = lazy(() => import('./CaseTextDialog').then((file) => ({ default: file.CaseTextDialog })))
const TakeDialog = lazy(() => import('./TakeCaseDialog').then((file) => ({ default: file.TakeCaseDialog })))

/** What can be done in its state. Nobody looks into their own reading. */
function Acts({ row }: { row: Row }) {
  const { identity } = useGetIdentity()
  const [open, setOpen] = useState<CaseTextAct | 'take' | null>(null)
  if (identity && identity.id === row.ActorId) return <Alert severity="info">{CASE_OF_OWN}</Alert>
  const close = () => setOpen(null)
  const button = (act: CaseTextAct | 'take', more: { variant?: 'contained' | 'outlined' } = {}) => (
    <Button variant="outlined" {...more} aria-haspopup="dialog" onClick={() => setOpen(act)}>
      {words[act]}
    </Button>
  )
  const mayAnswer = row.Kind === 'Objection' && row.State === 'Open' && row.User?.DeleteStatus === false
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {row.State === 'Closed' ? (
        button('reopen')
      ) : (
        <>
          {mayAnswer ? button('answer', { variant: 'contained' }) : button('close', { variant: 'contained' })}
          {button('take')}
          {button('note')}
          {row.State === 'Answered' && button('reopen')}
        </>
      )}
      {open && (
        <Suspense fallback={null}>
          {open === 'take' ? (
            <TakeDialog row={row} onClose={close} />
          ) : (
            <TextDialog row={row} act={open} onClose={close} />
          )}
        </Suspense>
      )}
    </Box>
  )
}

function Said({ row: { Words, Answer, AnsweredAt } }: { row: Row }) {
  return (
    <Card title={words.said}>
      <Facts
        facts={[
          { label: words.said, value: Words },
          ...(Answer
            ? [
                {
                  label: words.givenAnswer,
                  value: `${Answer}${AnsweredAt ? `\n（${formatListDateTime(new Date(AnsweredAt))}）` : ''}`,
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}

function History({ row }: { row: Row }) {
  return (
    <Card title={words.history}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {row.Steps.map((step) => (
          <li key={step.Id}>
            <Typography variant="body2" color="textSecondary">
              {formatListDateTime(new Date(step.Time))}　
              {step.ByPerson ? words.byPerson : (step.ActorName ?? words.byJob)}
            </Typography>
            <Line kind={caseStepLabels[step.Kind]}>{step.Text}</Line>
          </li>
        ))}
      </Box>
    </Card>
  )
}

const Line = ({ kind, children }: { kind: string; children: ReactNode }) => (
  <Typography sx={{ whiteSpace: 'pre-wrap' }}>
    <b>{kind}</b>
    {children && <>　{children}</>}
  </Typography>
)
