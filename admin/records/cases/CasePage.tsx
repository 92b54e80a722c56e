import { Box, Typography } from '@mui/material'
import { Suspense, type ReactNode } from 'react'
import { useGetIdentity } from 'react-admin'
import { formatJapaneseDate, formatListDateTime } from '../../../shared/facts/dates'
import { caseKindLabels, caseLabels as labels, caseStepLabels } from '../../../shared/words/labels/caseLabels'
import { caseLeads, caseWords as words } from '../../../shared/words/records/cases'
import { unusualWords } from '../../../shared/words/records/unusualReads'
import { dueInWords } from '../../../shared/words/office/work'
import { Card, Facts } from '../../parts/components/Card'
import { lazyOf } from '../../parts/components/lazyOf'
import { forPaper } from '../../parts/components/paper'
import { PageSkeleton } from '../../parts/components/LoadingOrFailure'
import { RecordPage } from '../../parts/components/RecordPage'
import { useConsole } from '../../ground/console/ConsoleContext'
import type { CaseFieldsFragment, CaseRowFragment } from '../../generated/graphql'
import { RowPersonName } from '../../parts/people/PersonName'
import { CaseActs } from './CaseActs'
import { CaseStateChip } from './CaseChips'
import { CaseReads } from './CaseReads'
import { RequestFacts } from './RequestFacts'

type Row = CaseFieldsFragment & { id: string }
/** The row from the list comes first and has no history. */
type Known = Row | (CaseRowFragment & { id: string })

const isWhole = (row: Known): row is Row => 'Steps' in row

export function CasePage() {
  return (
    <RecordPage<Known> title={({ Kind }) => caseKindLabels[Kind]}>
      {(row) => (isWhole(row) ? <WholeCase row={row} /> : <PageSkeleton />)}
    </RecordPage>
  )
}

const BreachCase = lazyOf(() => import('./BreachCase'), 'BreachCase')

/** As wide as the page: a wider table inside is moved by itself. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const

/** On paper, only the drafts of a breach are shown. */
const WholeCase = ({ row }: { row: Row }) => {
  const onPaper = row.Kind === 'Breach' ? forPaper.hidden : {}
  return (
    <Box sx={{ ...column, maxWidth: 960 }}>
      <Box sx={{ ...column, ...onPaper }}>
        <Typography color="textSecondary">{caseLeads[row.Kind]}</Typography>
        <Standing row={row} />
        {row.Request && <RequestFacts request={row.Request} />}
        {row.Marks && row.Marks.length > 0 && <Marks marks={row.Marks} />}
        {(row.Words || row.Answer) && <Said row={row} />}
        {row.Kind !== 'RightsRequest' && <CaseReads row={row} />}
      </Box>
      {row.Kind === 'Breach' && (
        <Suspense fallback={null}>
          <OpenBreach row={row} />
        </Suspense>
      )}
      <Box sx={onPaper}>
        <History row={row} />
      </Box>
    </Box>
  )
}

function OpenBreach({ row }: { row: Row }) {
  const { identity } = useGetIdentity()
  return <BreachCase row={row} mayChange={row.State !== 'Closed' && identity?.id !== row.ActorId} />
}

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
      <CaseActs row={row} />
    </Card>
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

function Marks({ marks }: { marks: NonNullable<Row['Marks']> }) {
  return (
    <Card title={words.marks}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {marks.map(({ Mark, Reads, From, People, Habit }) => (
          <li key={`${Mark}${From}`}>
            {unusualWords({ mark: Mark, times: Reads, from: From, people: People, habit: Habit })}
          </li>
        ))}
      </Box>
    </Card>
  )
}

function History({ row }: { row: Row }) {
  return (
    <Card title={words.history}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {row.Steps?.map((step) => (
          <li key={step.Id}>
            <Typography variant="body2" color="textSecondary">
              {formatListDateTime(new Date(step.Time))}
              {'　'}
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
