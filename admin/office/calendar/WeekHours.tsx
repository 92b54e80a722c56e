import { Alert, Box, Button, Chip, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useAuthenticated, useRefresh } from 'react-admin'
import type { BookingsThen, OpeningDay } from '../../../shared/generated/schema'
import { openingDayLabels } from '../../../shared/words/labels/openingLabels'
import { BOOKINGS_NOT_DECIDED } from '../../../shared/words/visits/openingMessages'
import { yearlyDayText } from '../../../shared/words/visits/openingEvents'
import { openingWeekSchema } from '../../../shared/forms/opening'
import { useMayCall } from '../../ground/auth/useDuties'
import { Card } from '../../parts/components/Card'
import { PageHead } from '../../parts/components/PageHead'
import { failureMessage, lastRead, NotRead } from '../../parts/components/LoadingOrFailure'
import { useApiQuery, useCallApi } from '../../ground/dataProvider/useCallApi'
import { OpeningWeekDocument, UpdateOpeningDocument, type OpeningWeekQuery } from '../../generated/graphql'
import { useTellDone } from '../../parts/actions/useTellDone'
import { AffectedBookings, useOpeningPreview } from './AffectedBookings'
import { FIRST_HOUR, LAST_HOUR } from './calendarDays'
import { nfkc } from '../../../shared/facts/normalise'

const days = Object.keys(openingDayLabels) as OpeningDay[]

export function OpeningPage() {
  useAuthenticated()
  return (
    <>
      <PageHead sx={{ mb: 2 }} />
      <WeekHours />
    </>
  )
}

function WeekHours() {
  const query = useApiQuery(
    ['calendar', 'opening'],
    OpeningWeekDocument,
    {},
    {
      select: ({ getOpening }) => getOpening,
    },
  )
  const data = lastRead(query)
  if (!data) return <NotRead of={query} rows={8} />
  return <WeekForm key={data.Version} opening={data} />
}

type Opening = OpeningWeekQuery['getOpening']
const keyOf = (day: string, hour: number) => `${day} ${hour}`

function WeekForm({ opening }: { opening: Opening }) {
  const mayChange = useMayCall()('updateOpening')
  const call = useCallApi()
  const tellDone = useTellDone()
  const refresh = useRefresh()
  const [cells, setCells] = useState(() =>
    Object.fromEntries(opening.Hours.map(({ Day, Hour, Capacity }) => [keyOf(Day, Hour), String(Capacity)])),
  )
  const [closed, setClosed] = useState<readonly string[]>(opening.YearlyClosed)
  const [then, setThen] = useState<BookingsThen | null>(null)
  const [failure, setFailure] = useState<{ text: string; aboutBookings: boolean } | null>(null)
  const [saving, setSaving] = useState(false)
  const week = { Hours: toHours(cells), YearlyClosed: [...closed] }
  const valid = openingWeekSchema.isValidSync(week) ? openingWeekSchema.cast(week) : null
  const isChanged =
    JSON.stringify(toHours(cells)) !== JSON.stringify(toHours(cellsOf(opening))) ||
    closed.join() !== opening.YearlyClosed.join()
  const preview = useOpeningPreview(isChanged && valid ? { Week: valid } : null)

  const save = async () => {
    setFailure(null)
    if (!valid || !preview.data) return
    const affected = preview.data.Bookings
    if (affected.length > 0 && !then) {
      setFailure({ text: BOOKINGS_NOT_DECIDED, aboutBookings: true })
      return
    }
    setSaving(true)
    try {
      const saved = await call(UpdateOpeningDocument, {
        input: {
          Week: valid,
          Version: opening.Version,
          Bookings: affected.length > 0 ? then : null,
          Seen: affected.map(({ Person }) => Person.Id),
        },
      })
      tellDone('保存しました。', saved)
      refresh()
    } catch (error) {
      setFailure({ text: failureMessage(error), aboutBookings: false })
      void preview.refetch()
    }
    setSaving(false)
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 960 }}>
      {opening.DiffersFromFile && (
        <Alert severity="info">
          運営者の設定ファイルとは異なる内容です。予約は、この画面の内容で受け付けます。
        </Alert>
      )}
      <Card title="曜日ごとの時間と定員">
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          1時間に受け付ける人数です。空のところは休みです。
        </Typography>
        <HourTable
          cells={cells}
          readOnly={!mayChange}
          onChange={(key, value) => setCells({ ...cells, [key]: value })}
        />
        {!valid && (
          <Alert severity="error" role="alert">
            人数は1から100までの整数で入れてください
          </Alert>
        )}
      </Card>
      <Card title="毎年の休み">
        <YearlyDays days={closed} readOnly={!mayChange} onChange={setClosed} />
      </Card>
      {isChanged && (
        <AffectedBookings
          preview={preview}
          then={then}
          error={failure?.aboutBookings ? failure.text : undefined}
          onThen={setThen}
        />
      )}
      {failure && !failure.aboutBookings && (
        <Alert severity="error" role="alert">
          {failure.text}
        </Alert>
      )}
      {mayChange && (
        <Box>
          <Button
            variant="contained"
            disabled={!isChanged || !valid || !preview.data || preview.isFetching}
            loading={saving}
            onClick={() => void save()}
          >
            {then === 'Cancel' ? '予約を取り消して保存する' : '保存する'}
          </Button>
        </Box>
      )}
    </Box>
  )
}

const cellsOf = ({ Hours }: Opening) =>
  Object.fromEntries(Hours.map(({ Day, Hour, Capacity }) => [keyOf(Day, Hour), String(Capacity)]))

const toHours = (cells: Record<string, string>) =>
  days.flatMap((Day) =>
    Array.from({ length: 24 }, (_, Hour) => ({ Day, Hour, Capacity: cells[keyOf(Day, Hour)]?.trim() ?? '' }))
      .filter(({ Capacity }) => Capacity !== '')
      .map((hour) => ({ ...hour, Capacity: Number(hour.Capacity) })),
  )

type HourTableProps = {
  cells: Record<string, string>
  readOnly: boolean
  onChange: (key: string, value: string) => void
}

function HourTable({ cells, readOnly, onChange }: HourTableProps) {
  const used = Object.keys(cells).map((key) => Number(key.split(' ')[1]))
  const [first, last] = [Math.min(FIRST_HOUR, ...used), Math.max(LAST_HOUR, ...used)]
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return (
    <Box tabIndex={0} role="region" aria-label="曜日ごとの時間と定員" sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{ borderSpacing: '4px', '& th': { fontWeight: 400, fontSize: 13, whiteSpace: 'nowrap' } }}
      >
        <thead>
          <tr>
            <th scope="col">時刻</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {openingDayLabels[day]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              <th scope="row">{hour}:00</th>
              {days.map((day) => (
                <td key={day}>
                  <Box
                    component="input"
                    inputMode="numeric"
                    readOnly={readOnly}
                    aria-label={`${openingDayLabels[day]}${hour}:00の定員`}
                    value={cells[keyOf(day, hour)] ?? ''}
                    onChange={(event) => onChange(keyOf(day, hour), event.currentTarget.value)}
                    sx={input}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

const input = {
  width: 56,
  height: 32,
  textAlign: 'center',
  font: 'inherit',
  fontSize: 14,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'text.disabled',
  borderRadius: '6px',
} as const

type YearlyProps = { days: readonly string[]; readOnly: boolean; onChange: (days: readonly string[]) => void }

function YearlyDays({ days: closed, readOnly, onChange }: YearlyProps) {
  const [typed, setTyped] = useState('')
  const day = /^(\d{1,2})[-/月](\d{1,2})日?$/.exec(nfkc(typed).trim())
  const text = day && `${day[1]?.padStart(2, '0')}-${day[2]?.padStart(2, '0')}`
  const isNew =
    text && !closed.includes(text) && openingWeekSchema.isValidSync({ Hours: [], YearlyClosed: [text] })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {closed.map((each) => (
        <Chip
          key={each}
          label={yearlyDayText(each)}
          onDelete={readOnly ? undefined : () => onChange(closed.filter((other) => other !== each))}
        />
      ))}
      {closed.length === 0 && <Typography color="textSecondary">ありません。</Typography>}
      {!readOnly && (
        <>
          <TextField
            size="small"
            label="加える日（12-29）"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            sx={{ width: 190 }}
          />
          <Button
            variant="outlined"
            disabled={!isNew}
            onClick={() => {
              if (text) onChange([...closed, text].toSorted())
              setTyped('')
            }}
          >
            加える
          </Button>
        </>
      )}
    </Box>
  )
}
