import { Box, Button, Paper, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { formatJapaneseDate, isRealDate, type JapaneseDate } from '../../../shared/facts/dates'
import { useMayCall, useMayRead } from '../../ground/auth/useDuties'
import { NOT_SHOWN } from '../../ground/words/duties'
import { FailurePanel, PageSkeleton, ReadFailure } from '../../parts/components/LoadingOrFailure'
import { PageTitle } from '../../parts/components/Card'
import { PageHead } from '../../parts/components/PageHead'
import { useConsole } from '../../ground/console/ConsoleContext'
import type { DaySheetFragment } from '../../generated/graphql'
import { DayBeside } from './DayBeside'
import { DayConsent, useDayConsent } from './DayConsent'
import { DaySheetFoot } from './DaySheetFoot'
import { DaySheetTable } from './DaySheetTable'
import { MoveArea } from './move/MoveArea'
import { forPaper } from '../../parts/components/paper'
import { PaperStyles } from '../../parts/components/PaperStyles'
import { PrintedBy } from '../../parts/components/PrintedBy'
import { countsOf, visitsOf } from './visitStanding'
import { useDaySheet } from './useDaySheet'
import { useDaySheetKeys } from './useDaySheetKeys'

export function DaySheetPage() {
  const { day = '' } = useParams()
  const title = isRealDate(day) ? `${formatJapaneseDate(day)}のガイダンス` : 'ガイダンス'
  return (
    <>
      <PageTitle title={title} />
      {isRealDate(day) ? (
        // The key keeps input typed for another day out of this one.
        <Sheet key={day} day={day} title={title} />
      ) : (
        <FailurePanel
          title="この日は表示できません"
          text="日付を確かめてください。"
          action={<ToCalendar />}
        />
      )}
    </>
  )
}

const ToCalendar = () => (
  <Button component={Link} to="/calendar" variant="outlined" color="inherit">
    カレンダーへ
  </Button>
)

function Sheet({ day, title }: { day: JapaneseDate; title: string }) {
  const now = useNow()
  const state = useDaySheet(day)
  const consent = useDayConsent(day, state)
  const mayCall = useMayCall()
  const mayRecord = mayCall('recordGuidanceAttendances')
  const mayCheckIn = mayCall('checkInGuidance')
  const readsTel = useMayRead()('Tel')
  const mayAsk = mayRecord || mayCall('clearCheckPoint')
  useDaySheetKeys()
  const { sheet, error, refetch } = state
  if (!sheet)
    return error ? (
      <ReadFailure title="この日のガイダンスを表示できませんでした" error={error} onRetry={refetch} />
    ) : (
      <PageSkeleton />
    )
  const view = { sheet, state, consent, now, mayRecord, mayCheckIn, mayAsk, readsTel }
  return (
    <>
      <PaperStyles />
      <Head title={title} sheet={sheet} />
      {sheet.Sessions.length === 0 ? (
        <Paper sx={{ p: '18px 20px', borderRadius: '10px' }}>
          <Typography>この日は、ガイダンスを行いません。</Typography>
        </Paper>
      ) : (
        <>
          <Paper sx={STRIP}>
            {mayRecord && <DayConsent {...consent} />}
            <Summary sheet={sheet} mayRead={mayAsk} />
          </Paper>
          <Paper sx={{ borderRadius: '10px', ...forPaper.bare }}>
            <MoveArea>
              <DaySheetTable {...view} />
            </MoveArea>
            {mayRecord && <DaySheetFoot {...view} />}
          </Paper>
          <PrintedBy holds={mayAsk ? 'うかがうこと' : '連絡先'} />
        </>
      )}
      <DayBeside day={day} />
    </>
  )
}

const STRIP = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 28px',
  p: '12px 16px',
  mb: 1.75,
  borderRadius: '10px',
  ...forPaper.bare,
}

function Head({ title, sheet }: { title: string; sheet: DaySheetFragment }) {
  const visits = visitsOf(sheet)
  const free = sheet.Sessions.reduce(
    (sum, { Capacity, Visits }) => sum + Math.max(0, Capacity - Visits.length),
    0,
  )
  const dayLink = (to: JapaneseDate, words: string, name: string) => (
    <Button component={Link} to={`/calendar/${to}`} variant="outlined" color="inherit" aria-label={name}>
      {words}
    </Button>
  )
  return (
    <PageHead title={title} sx={{ mb: 1.75 }}>
      <Typography color="textSecondary">
        {`${visits.length}名`}
        {free > 0 && <span>{`・空き${free}名分`}</span>}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' }, ...forPaper.hidden }}>
        {dayLink(
          sheet.PreviousDay,
          `‹ ${shortDay(sheet.PreviousDay)}`,
          `前の開催日：${shortDay(sheet.PreviousDay)}`,
        )}
        {dayLink(sheet.NextDay, `${shortDay(sheet.NextDay)} ›`, `次の開催日：${shortDay(sheet.NextDay)}`)}
        <Button variant="outlined" color="inherit" onClick={() => window.print()}>
          印刷する
        </Button>
      </Box>
    </PageHead>
  )
}

/** 12月2日（水） */
const shortDay = (day: JapaneseDate) => formatJapaneseDate(day).slice(5)

function Summary({ sheet, mayRead }: { sheet: DaySheetFragment; mayRead: boolean }) {
  const { came, missed, toCome, toAsk } = countsOf(visitsOf(sheet))
  const facts = [
    ['来所', came],
    ['来所なし', missed],
    ['これから', toCome],
    ...(mayRead ? [['うかがうことがある方', toAsk] as const] : []),
  ] as const
  return (
    <Box
      component="dl"
      aria-label="この日のまとめ"
      sx={{ m: 0, ml: { md: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: '4px 20px', fontSize: 13 }}
    >
      {facts.map(([name, count]) => (
        <Box key={name} sx={{ display: 'flex', gap: 0.75, whiteSpace: 'nowrap' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 700 }}>
            {count === null ? NOT_SHOWN : `${count}名`}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const TICK_MS = 5_000

/** Moves いま on, and ends what can be undone. */
function useNow(): Date {
  const { clock } = useConsole()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [clock])
  return now
}
