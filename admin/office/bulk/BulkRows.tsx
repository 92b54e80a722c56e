import { Box, TableCell, TableRow, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import type { BulkRowState } from '../../../shared/generated/schema'
import { isFileAct } from '../../../shared/rules/office/bulk'
import {
  BULK_LINES_TO_COME,
  BULK_TO_COME,
  bulkLineStateLabels,
  bulkRowLabels,
  bulkRowStateLabels,
  refusalText,
} from '../../../shared/words/labels/bulkLabels'
import { userActivityLabels } from '../../../shared/words/labels/consoleLabels'
import { amountText } from '../../../shared/words/office/bulk'
import { Card } from '../../parts/components/Card'
import { lastRead, NotRead } from '../../parts/components/LoadingOrFailure'
import { MoreButton } from '../../parts/components/MoreButton'
import { PlainTable } from '../../parts/components/PlainTable'
import { useApiPages } from '../../ground/dataProvider/useCallApi'
import { BulkRowsDocument, type BulkJobDetailFragment } from '../../generated/graphql'
import { RowPersonName } from '../../parts/people/PersonName'

type Props = { job: BulkJobDetailFragment }

export function BulkRows({ job }: Props) {
  const [chosen, setChosen] = useState<BulkRowState | null>(null)
  const states = statesOf(job)
  const state = states.find((each) => each === chosen) ?? states.find((each) => job[each] > 0) ?? 'Done'
  return (
    <Card title={isFileAct(job.Act) ? '1行ずつ' : 'お一人ずつ'}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={isFileAct(job.Act) ? '表示する行' : '表示する方'}
        value={state}
        onChange={(_event, next: BulkRowState | null) => next && setChosen(next)}
        sx={{ mb: 1.5, flexWrap: 'wrap' }}
      >
        {states.map((each) => (
          <ToggleButton key={each} value={each}>
            {labelOf(job, each)} {amountText(job.Act, job[each])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {state === 'Refused' && <Reasons job={job} />}
      <Rows key={state} job={job} state={state} />
    </Card>
  )
}

const statesOf = ({ State }: BulkJobDetailFragment): readonly BulkRowState[] =>
  State === 'Preview'
    ? ['Pending', 'Refused']
    : State === 'Running'
      ? ['Done', 'Refused', 'Pending']
      : ['Done', 'Refused']

const labelOf = ({ Act, State }: BulkJobDetailFragment, state: BulkRowState) => {
  const isToCome = state === 'Pending' && State === 'Running'
  return isFileAct(Act)
    ? isToCome
      ? BULK_LINES_TO_COME
      : bulkLineStateLabels[state]
    : isToCome
      ? BULK_TO_COME
      : bulkRowStateLabels[state]
}

function Reasons({ job: { Act, Refusals } }: Props) {
  return (
    <Box component="ul" aria-label={bulkRowLabels.Refusal} sx={{ m: 0, mb: 1.5, pl: 2.5 }}>
      {Refusals.map(({ Refusal, Count }) => (
        <li key={Refusal}>
          {refusalText(Refusal, isFileAct(Act))}：{amountText(Act, Count)}
        </li>
      ))}
    </Box>
  )
}

function Rows({ job, state }: Props & { state: BulkRowState }) {
  const query = useApiPages({
    queryKey: ['bulkRows', job.Id, state, job.State],
    document: BulkRowsDocument,
    variablesOf: (nextToken) => ({ JobId: job.Id, State: state, nextToken }),
    listOf: ({ listBulkRows }) => listBulkRows,
  })
  const rows = lastRead(query)
  if (!rows) return <NotRead of={query} rows={5} />
  const isFile = isFileAct(job.Act)
  if (rows.length === 0)
    return <Typography color="textSecondary">{isFile ? 'ありません。' : 'いません。'}</Typography>
  const isRefused = state === 'Refused'
  const label = labelOf(job, state)
  return (
    <>
      <PlainTable
        label={label}
        headings={[
          ...(isFile ? [bulkRowLabels.Line] : []),
          userActivityLabels.User.admin,
          state === 'Done' ? '処理の前' : bulkRowLabels.Before,
          isRefused ? bulkRowLabels.Refusal : bulkRowLabels.After,
        ]}
      >
        {rows.map(({ UserId, Line, User, Before, After, Refusal, Problems }) => (
          <TableRow key={Line ?? UserId}>
            {isFile && <TableCell>{Line}行目</TableCell>}
            <TableCell sx={{ minWidth: '8em' }}>
              {UserId ? <RowPersonName person={User} /> : <span>—</span>}
              {isFile && User?.DonorId && (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {User.DonorId}
                </Box>
              )}
            </TableCell>
            <TableCell>{Before || '—'}</TableCell>
            <TableCell>
              {!isRefused
                ? After
                : Problems.length > 0
                  ? Problems.map((problem) => (
                      <Box key={problem} sx={{ whiteSpace: 'normal', minWidth: { sm: '20em' } }}>
                        {problem}
                      </Box>
                    ))
                  : Refusal && refusalText(Refusal, isFile)}
            </TableCell>
          </TableRow>
        ))}
      </PlainTable>
      <MoreButton {...query} />
    </>
  )
}
