import { TableCell, TableRow } from '@mui/material'
import { useState } from 'react'
import { standingLabels } from '../../../shared/words/labels/criteriaLabels'
import { onlineCheckResultLabels } from '../../../shared/words/labels/screeningLabels'
import { criteriaImpact as words } from '../../ground/words/criteriaApproval'
import { failureMessage } from '../../parts/components/LoadingOrFailure'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import { MoreButton } from '../../parts/components/MoreButton'
import { PlainTable } from '../../parts/components/PlainTable'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { CriteriaPeopleDocument } from '../../generated/graphql'
import { RowPersonName } from '../../parts/people/PersonName'
import type { ImpactPerson } from './useImpact'

const STEP = 50

type Props = { label: string; people: readonly ImpactPerson[] }

export function PeopleTable({ label, people }: Props) {
  const [steps, setSteps] = useState(1)
  return (
    <>
      <PlainTable label={label} headings={words.listHeadings}>
        {Array.from({ length: steps }, (_, step) => (
          <Rows key={step} people={people.slice(step * STEP, (step + 1) * STEP)} />
        ))}
      </PlainTable>
      <MoreButton
        hasNextPage={steps * STEP < people.length}
        isFetchingNextPage={false}
        fetchNextPage={() => setSteps(steps + 1)}
      />
    </>
  )
}

function Rows({ people }: Pick<Props, 'people'>) {
  const ids = people.map(({ UserId }) => UserId)
  const { data, error } = useApiQuery(
    ['criteriaPeople', ids],
    CriteriaPeopleDocument,
    { ids },
    {
      select: ({ listUsersByIdProfileCreatedAt: { items } }) => new Map(items.map((each) => [each.Id, each])),
    },
  )
  return people.map((person) => {
    const { UserId, Standing, Before, After, BeforeDate, AfterDate, RuleIds } = person
    return (
      <TableRow key={UserId}>
        <TableCell>
          {data ? <RowPersonName person={data.get(UserId) ?? null} /> : error ? failureMessage(error) : '…'}
        </TableCell>
        <TableCell>{standingLabels[Standing]}</TableCell>
        <TableCell>{onlineCheckResultLabels[Before]}</TableCell>
        <TableCell>{onlineCheckResultLabels[After]}</TableCell>
        <TableCell>
          {BeforeDate === AfterDate ? date(AfterDate) : `${date(BeforeDate)} → ${date(AfterDate)}`}
        </TableCell>
        <TableCell>{RuleIds.join('・')}</TableCell>
      </TableRow>
    )
  })
}

const date = (day: string | null) => (day ? formatSlashedDate(day) : words.noDate)
