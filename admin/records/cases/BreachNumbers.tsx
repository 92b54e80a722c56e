import { Box, Button, TableCell, TableRow, Typography } from '@mui/material'
import { formatListDateTime } from '../../../shared/facts/dates'
import { readClassLabels } from '../../../shared/words/labels/readLabels'
import { breachWords as words } from '../../../shared/words/records/breach'
import { isReadClass } from '../../../shared/rules/records/reads'
import { Facts, TwoLines } from '../../parts/components/Card'
import { PlainTable } from '../../parts/components/PlainTable'
import type { BreachNumbersFragment } from '../../generated/graphql'

const people = (count: number) => `${count.toLocaleString('ja-JP')}人`
const times = (count: number) => `${count.toLocaleString('ja-JP')}回`

type Props = { numbers: BreachNumbersFragment; onNarrow?: (session: string) => void }

export function BreachNumbers({ numbers, onNarrow }: Props) {
  const { People, Reads, Files, SignIns, FirstAt, LastAt, Classes, Sessions } = numbers
  if (People === 0) return <Typography>{words.nobody}</Typography>
  const headings = [words.session, words.staff, words.network, words.span, words.reads]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Facts
        facts={[
          { label: words.people, value: <b>{people(People)}</b> },
          {
            label: words.byClass,
            value: Classes.map(({ Class, People: of }) => (
              <div key={Class}>
                {isReadClass(Class) ? readClassLabels[Class] : Class}　{people(of)}
              </div>
            )),
          },
          { label: words.reads, value: times(Reads) },
          { label: words.files, value: times(Files) },
          ...(FirstAt && LastAt
            ? [
                {
                  label: words.span,
                  value: `${formatListDateTime(new Date(FirstAt))}〜${formatListDateTime(new Date(LastAt))}`,
                },
              ]
            : []),
          ...(SignIns === null
            ? []
            : [{ label: words.signIns, value: `${times(SignIns)}（${words.signInsHint}）` }]),
        ]}
      />
      {Sessions.length > 0 && (
        <div>
          <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700 }}>
            {words.sessions}
          </Typography>
          <PlainTable label={words.sessions} headings={headings}>
            {Sessions.map(({ Session, ActorName, Network, Reads: count, ...span }) => (
              <TableRow key={`${Session}${ActorName}${Network}`}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <TwoLines
                    second={
                      Session &&
                      onNarrow && (
                        <Button size="small" sx={{ ml: -0.5 }} onClick={() => onNarrow(Session)}>
                          {words.narrow}
                        </Button>
                      )
                    }
                  >
                    {Session ? `${Session.slice(0, 8)}…` : words.noSession}
                  </TwoLines>
                </TableCell>
                <TableCell>{ActorName ?? '—'}</TableCell>
                <TableCell>{Network}</TableCell>
                <TableCell>
                  {formatListDateTime(new Date(span.FirstAt))}〜{formatListDateTime(new Date(span.LastAt))}
                </TableCell>
                <TableCell>{times(count)}</TableCell>
              </TableRow>
            ))}
          </PlainTable>
        </div>
      )}
    </Box>
  )
}
