import { Box, useTheme } from '@mui/material'
import { addWeeks, formatMonth, type JapaneseDate } from '../../../shared/facts/dates'
import type { Range } from './forecast'

const WIDTH = 640
const HEIGHT = 240
const LEFT = 56
const BOTTOM = 34
const TOP = 14
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]

type Props = {
  ranges: readonly Range[]
  now: number
  target: number | null
  today: JapaneseDate
  week: number
}

/** The median as a line, eight in ten futures as a band. The text beside it says the same. */
export function DonorsChart({ ranges, now, target, today, week }: Props) {
  const { palette } = useTheme()
  const all: Range[] = [{ low: now, middle: now, high: now }, ...ranges]
  const most = Math.max(1, target ?? 0, ...all.map(({ high }) => high)) * 1.05
  const step = STEPS.find((one) => most / one <= 5) ?? most
  const x = (at: number) => LEFT + (at / (all.length - 1)) * (WIDTH - LEFT - 8)
  const y = (people: number) => HEIGHT - BOTTOM - (people / most) * (HEIGHT - BOTTOM - TOP)
  const line = (of: (range: Range) => number) => all.map((range, at) => `${x(at)},${y(of(range))}`)
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, nth) => nth * step)
  const band = [...line(({ high }) => high), ...line(({ low }) => low).toReversed()].join(' ')
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      sx={{
        display: 'block',
        width: 1,
        height: 'auto',
        // The chart scales with the card, so on a phone its text would be too small.
        fontSize: { xs: 22, sm: 13 },
        '& .between': { display: { xs: 'none', sm: 'block' } },
        forcedColorAdjust: 'none',
      }}
    >
      {ticks.map((people) => (
        <g key={people}>
          <line x1={LEFT} x2={WIDTH} y1={y(people)} y2={y(people)} stroke={palette.divider} />
          <text x={LEFT - 8} y={y(people) + 4} textAnchor="end" fill={palette.text.secondary}>
            {people}
          </text>
        </g>
      ))}
      {[0, 13, 26, 39].map((at) => (
        <text
          key={at}
          className={at % 26 === 0 ? undefined : 'between'}
          x={x(at)}
          y={HEIGHT - 8}
          fill={palette.text.secondary}
        >
          {formatMonth(addWeeks(today, at))}
        </text>
      ))}
      <polygon points={band} fill={palette.primary.main} opacity={0.18} />
      <polyline
        points={line(({ middle }) => middle).join(' ')}
        fill="none"
        stroke={palette.primary.main}
        strokeWidth={2.5}
      />
      {target !== null && (
        <line
          x1={LEFT}
          x2={WIDTH}
          y1={y(target)}
          y2={y(target)}
          stroke={palette.text.primary}
          strokeDasharray="6 4"
        />
      )}
      <line x1={x(week + 1)} x2={x(week + 1)} y1={TOP} y2={HEIGHT - BOTTOM} stroke={palette.text.secondary} />
    </Box>
  )
}
