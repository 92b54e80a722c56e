import { Alert, Box, TableCell, TableRow, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkRowState } from '../../shared/generated/schema'
import {
  BULK_TO_COME,
  bulkRefusalLabels,
  bulkRowLabels,
  bulkRowStateLabels,
} from '../../shared/labels/bulkLabels'
import { userActivityLabels } from '../../shared/labels/consoleLabels'
import { peopleText } from '../../shared/messages/bulk'
import { Card } from '../components/Card'
import { RowsSkeleton, failureMessage } from '../components/LoadingOrFailure'
import { MoreButton } from '../components/MoreButton'
import { PlainTable } from '../components/PlainTable'
import { useCallApi } from '../dataProvider/useCallApi'
import { BulkRowsDocument, type BulkJobDetailFragment } from '../generated/graphql'
import { RowPersonName } from '../people/PersonName'

type Props = { job: BulkJobDetailFragment }

/** Each person, by what becomes of them. */
export function BulkRows({ job }: Props) {
  const [chosen, setChosen] = useState<BulkRowState | null>(null)
  const states = statesOf(job)
  const state = states.find((each) => each === chosen) ?? states.find((each) => job[each] > 0) ?? 'Done'
  return (
    <Card title="お一人ずつ">
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="表示する方"
        value={state}
        onChange={(_event, next: BulkRowState | null) => next && setChosen(next)}
        sx={{ mb: 1.5, flexWrap: 'wrap' }}
      >
        {states.map((each) => (
          <ToggleButton key={each} value={each} sx={{ color: 'text.primary' }}>
            {labelOf(job, each)} {peopleText(job[each])}
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

const labelOf = ({ State }: BulkJobDetailFragment, state: BulkRowState) =>
  state === 'Pending' && State === 'Running' ? BULK_TO_COME : bulkRowStateLabels[state]

function Reasons({ job: { Refusals } }: Props) {
  return (
    <Box component="ul" aria-label={bulkRowLabels.Refusal} sx={{ m: 0, mb: 1.5, pl: 2.5 }}>
      {Refusals.map(({ Refusal, Count }) => (
        <li key={Refusal}>
          {bulkRefusalLabels[Refusal]}：{peopleText(Count)}
        </li>
      ))}
    </Box>
  )
}

function Rows({ job, state }: Props & { state: BulkRowState }) {
  const call = useCallApi()
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['bulkRows', job.Id, state, job.State],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(BulkRowsDocument, { JobId: job.Id, State: state, nextToken: pageParam }, { signal }).then(
        ({ listBulkRows }) => listBulkRows,
      ),
    getNextPageParam: ({ nextToken }) => nextToken,
  })
  if (error) return <Alert severity="error">{failureMessage(error)}</Alert>
  if (isPending) return <RowsSkeleton rows={5} />
  const rows = data.pages.flatMap(({ items }) => items)
  if (rows.length === 0) return <Typography color="textSecondary">いません。</Typography>
  const isRefused = state === 'Refused'
  const label = labelOf(job, state)
  return (
    <>
      <PlainTable
        label={label}
        headings={[
          userActivityLabels.User.admin,
          state === 'Done' ? '処理の前' : bulkRowLabels.Before,
          isRefused ? bulkRowLabels.Refusal : bulkRowLabels.After,
        ]}
      >
        {rows.map(({ UserId, User, Before, After, Refusal }) => (
          <TableRow key={UserId}>
            <TableCell>
              <RowPersonName person={User} />
            </TableCell>
            <TableCell>{Before}</TableCell>
            <TableCell>{isRefused ? Refusal && bulkRefusalLabels[Refusal] : After}</TableCell>
          </TableRow>
        ))}
      </PlainTable>
      <MoreButton
        hasNextPage={hasNextPage}
        isFetchingNextPage={isFetchingNextPage}
        fetchNextPage={fetchNextPage}
      />
    </>
  )
}
