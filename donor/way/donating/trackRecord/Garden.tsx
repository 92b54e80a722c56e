import { addDays, type JapaneseDate } from '../../../../shared/facts/dates'
import * as words from '../../../../shared/words/donating/trackRecord'
import styles from './Garden.module.css'
import type { Week } from './rhythm'

const WIDTH = 358
const GROUND = 112
const STEP = 12
/** Between two names of months. */
const APART = 30
const BEAD = 5

type Props = { periods: readonly { ValidFrom: JapaneseDate; weeks: readonly Week[] }[] }

/** A bead a donation, a flower a certification, a bulb a week without. What it shows is told beside it. */
export function Garden({ periods }: Props) {
  const plots = periods.toReversed().flatMap(({ ValidFrom, weeks }) =>
    weeks.map((week, index) => ({
      ...week,
      opens: index === 0,
      month: Number(addDays(ValidFrom, 7 * index).slice(5, 7)),
    })),
  )
  const width = Math.max(WIDTH, 2 * STEP + plots.length * STEP)
  const step = Math.min((width - 2 * STEP) / plots.length, 2 * STEP)
  const at = (index: number) => STEP + (index + 0.5) * step
  return (
    <>
      <svg className={styles.garden} viewBox={`0 0 ${width} 148`} aria-hidden="true">
        <circle cx={width * 0.62} cy="34" r="20" className={styles.sun} />
        <path d={`M0 106Q${width / 4} 94 ${width / 2} 104T${width} 102V148H0Z`} className={styles.ground} />
        {plots.map((plot, index) => (
          <g key={index} transform={`translate(${at(index)} 0)`}>
            <Plant {...plot} index={index} />
            {plot.opens && <Flower left={-step / 2} />}
          </g>
        ))}
        {monthsOf(
          plots.map(({ month }) => month),
          APART / step,
        ).map(({ month, index }) => (
          <text key={index} x={at(index)} y="141" textAnchor="middle">
            {month}月
          </text>
        ))}
      </svg>
      <p className="support">{words.GARDEN}</p>
    </>
  )
}

function Plant({ count, state, index }: Week & { index: number }) {
  if (state === 'later') return <circle cy={GROUND + 6} r="2" className={styles.seed} />
  if (count === 0)
    return state === 'now' ? (
      <Stem to={GROUND - 12} index={index} />
    ) : (
      <path d={`M-5 ${GROUND + 8}c0-6 2-9 5-12c3 3 5 6 5 12a5 5 0 0 1-10 0Z`} className={styles.bulb} />
    )
  const top = GROUND - 26 - ((index * 7) % 4) * 4
  return (
    <>
      <Stem to={top} index={index} />
      {Array.from({ length: count }, (_, bead) => (
        <circle key={bead} cy={top - BEAD - bead * 2 * BEAD} r={BEAD} className={styles.bead} />
      ))}
    </>
  )
}

function Stem({ to, index }: { to: number; index: number }) {
  return (
    <>
      <path d={`M0 ${GROUND + 2}V${to}`} className={styles.stem} />
      <path
        d={`M0 ${GROUND - 2}c-6-2-7-7-7-11c5 2 7 6 7 11Z`}
        className={styles.leaf}
        transform={index % 2 === 0 ? undefined : 'scale(-1 1)'}
      />
    </>
  )
}

function Flower({ left }: { left: number }) {
  return (
    <g transform={`translate(${left} 0)`}>
      <path d={`M0 ${GROUND + 2}V50`} className={styles.stem} />
      <rect x="-7" y="20" width="14" height="32" rx="7" className={styles.flower} />
      <path d="M-7 38h14v4h-14Z" className={styles.band} />
    </g>
  )
}

/** The weeks at which a month begins, where its name has room. */
function monthsOf(months: readonly number[], apart: number) {
  const named: { month: number; index: number }[] = []
  months.forEach((month, index) => {
    const last = named.at(-1)
    if (last && (last.month === month || index - last.index < apart)) return
    named.push({ month, index })
  })
  return named
}
