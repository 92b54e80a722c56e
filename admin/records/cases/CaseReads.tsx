import { TableCell, TableRow, Typography } from '@mui/material'
import { formatListDateTime } from '../../../shared/facts/dates'
import { unusualMarkLabels } from '../../../shared/words/labels/caseLabels'
import { rolesLabel } from '../../../shared/words/labels/consoleLabels'
import { READ_WITHOUT_PURPOSE, readPurposeLabels } from '../../../shared/words/labels/readLabels'
import { caseReadWords } from '../../../shared/words/records/cases'
import { readOperationWords } from '../../ground/words/readOperations'
import { readWords } from '../../ground/words/staffReads'
import { Card, TwoLines } from '../../parts/components/Card'
import { PlainTable } from '../../parts/components/PlainTable'
import { StateChip } from '../../parts/components/StateChip'
import type { CaseFieldsFragment } from '../../generated/graphql'
import { RowPersonName } from '../../parts/people/PersonName'
import { ShownClasses } from '../reads/ShownClasses'

const words = { ...readWords, ...caseReadWords }

export function CaseReads({ row: { Kind, ActorId, Reads } }: { row: CaseFieldsFragment }) {
  const isOfOne = Kind === 'Objection' || Kind === 'EmergencyRead'
  // Reported by telephone, without a read.
  if (!Reads || !ActorId || (!isOfOne && Kind !== 'UnusualRead')) return null
  const headings = [
    words.time,
    words.by,
    ...(isOfOne ? [] : [words.person]),
    words.did,
    words.purpose,
    words.shown,
    words.network,
  ]
  return (
    <Card title={words.title}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {Reads.length === 0 ? words.none : `${isOfOne ? words.lead : ''}${words.networkHint}`}
      </Typography>
      {Reads.length > 0 && (
        <PlainTable label={words.title} headings={headings}>
          {Reads.map((read) => (
            <TableRow key={read.Id} selected={read.Asked} sx={{ verticalAlign: 'top' }}>
              <TableCell>
                <TwoLines second={read.Asked && <StateChip tone="yolk">{words.asked}</StateChip>}>
                  {formatListDateTime(new Date(read.Time))}
                </TwoLines>
              </TableCell>
              <TableCell>
                <TwoLines second={rolesLabel(read.Roles)}>{read.ActorName ?? '—'}</TwoLines>
              </TableCell>
              {!isOfOne && (
                <TableCell>
                  {read.User ? <RowPersonName person={read.User} /> : words.people(read.People)}
                </TableCell>
              )}
              <TableCell>
                <TwoLines second={isOfOne && read.People > 1 && words.people(read.People)}>
                  {readOperationWords(read.Operation)}
                </TwoLines>
                {read.Marks.map((mark) => (
                  <div key={mark}>
                    <StateChip tone="yolk">{unusualMarkLabels[mark]}</StateChip>
                  </div>
                ))}
              </TableCell>
              <TableCell>{read.Purpose ? readPurposeLabels[read.Purpose] : READ_WITHOUT_PURPOSE}</TableCell>
              <TableCell>
                <ShownClasses shown={read.Shown} />
              </TableCell>
              <TableCell>{read.Network}</TableCell>
            </TableRow>
          ))}
        </PlainTable>
      )}
    </Card>
  )
}
