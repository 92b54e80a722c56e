import { Box, Typography } from '@mui/material'
import { addDays, daysBetween, type JapaneseDate } from '../../../shared/facts/dates'
import type { BracketPanel, bracketOf } from '../../../shared/rules/donating/units/bracket'
import { useConsole } from '../../ground/console/ConsoleContext'
import { yolk } from '../../ground/theme/tones'

const WIDTH = 720
const SIDE = 24
/** How far the line goes where a side has no test yet. */
const OPEN_DAYS = 28

type Props = {
  day: JapaneseDate
  bracket: ReturnType<typeof bracketOf<BracketPanel>>
  handedOverOn: JapaneseDate | null
  /** Days of the donor's other units. */
  others: readonly JapaneseDate[]
}

/** The same as the list below it, to the scale of days. A phone has the list alone. */
export function UnitTimeline({ day, bracket: { opening, closing, between }, handedOverOn, others }: Props) {
  const today = useConsole().clock.today()
  const from = opening?.lastDay ?? addDays(day, -OPEN_DAYS)
  const soonest = addDays(day, OPEN_DAYS)
  const until = closing?.firstDay ?? (soonest > today ? soonest : today)
  const at = (date: JapaneseDate) =>
    SIDE + (daysBetween(from, date) / daysBetween(from, until)) * (WIDTH - 2 * SIDE)
  const isInside = (date: JapaneseDate) => date >= from && date <= until
  const near = others.filter((other) => other !== day && isInside(other))
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <Box
        component="svg"
        viewBox={`0 0 ${WIDTH} 120`}
        aria-hidden
        sx={({ palette }) => ({
          display: 'block',
          width: 1,
          maxWidth: WIDTH,
          fill: 'none',
          stroke: palette.text.primary,
          strokeWidth: 2,
          '& text': { fill: palette.text.secondary, stroke: 'none', fontSize: 12, textAnchor: 'middle' },
          '& .band, & .axis': { stroke: palette.divider },
          '& .band': { strokeWidth: 12, strokeLinecap: 'round' },
          '& .side': { stroke: palette.primary.main, strokeWidth: 4 },
          '& .open': { stroke: palette.text.secondary, strokeDasharray: '5 4' },
          '& .other': { fill: palette.primary.main, stroke: palette.background.paper },
          '& .here': { fill: yolk[palette.mode] },
          '& .left': { fill: palette.text.primary },
          '& .stopped': { fill: palette.background.paper },
        })}
      >
        <path className="band" d={`M${at(from)} 50H${at(until)}`} />
        <path className="axis" d={`M${SIDE} 98H${WIDTH - SIDE}`} />
        {monthsWithin(from, until).map((first) => (
          <g key={first} transform={`translate(${at(first)} 0)`}>
            <path className="axis" d="M0 94V102" />
            <text y="116">{Number(first.slice(5, 7))}月</text>
          </g>
        ))}
        <Side x={at(from)} turn={1} isOpen={!opening} />
        <Side x={at(until)} turn={-1} isOpen={!closing} />
        {isInside(today) && (
          <g transform={`translate(${at(today)} 0)`}>
            <path d="M0 18V66" strokeDasharray="2 3" />
            <text y="13">今日</text>
          </g>
        )}
        {near.map((other, index) => (
          <rect key={index} className="other" x={at(other) - 4} y="40" width="8" height="20" rx="4" />
        ))}
        {between.map(({ firstDay }, index) => (
          <g key={index} transform={`translate(${at(firstDay < from ? from : firstDay)} 50)`}>
            <rect className="stopped" x="-8" y="-8" width="16" height="16" rx="3" />
            <path d="m-3-3 6 6m0-6-6 6" />
          </g>
        ))}
        {handedOverOn && isInside(handedOverOn) && (
          <g transform={`translate(${at(handedOverOn)} 0)`}>
            <path d="M0 50V70" />
            <circle className="left" cy="70" r="4" />
            <text y="88">引き渡し</text>
          </g>
        )}
        <path className="here" d={`M${at(day)} 36l12 14-12 14-12-14Z`} />
      </Box>
      {near.length > 0 && (
        <Typography color="textSecondary" sx={{ fontSize: 13 }}>
          小さな粒は、同じ方のほかの便です。
        </Typography>
      )}
    </Box>
  )
}

function Side({ x, turn, isOpen }: { x: number; turn: 1 | -1; isOpen: boolean }) {
  return (
    <path className={isOpen ? 'side open' : 'side'} d={`M${x + 10 * turn} 26H${x}V74H${x + 10 * turn}`} />
  )
}

/** The first of each month. */
function monthsWithin(from: JapaneseDate, until: JapaneseDate): JapaneseDate[] {
  const days = Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => addDays(from, index))
  return days.filter((one) => one.endsWith('-01'))
}
