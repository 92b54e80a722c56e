import { useEffect, useState } from 'react'
import { formatListDateTime } from '../../../shared/facts/dates'
import { useConsole } from '../../ground/console/ConsoleContext'
import mark from '../../mark.svg?inline'
import { StateChip } from './StateChip'

const EVERY_TEN_SECONDS_MS = 10_000
/** Class of the part that a narrow bar hides. */
export const LONGER_CLOCK = 'longer-clock'
const YEAR = '2026/'.length

export function EnvironmentChips() {
  const { config } = useConsole()
  return (
    <>
      {config.sampleData && <StateChip tone="yolk">見本データ</StateChip>}
      {config.fakeNow && <VirtualTime />}
    </>
  )
}

function VirtualTime() {
  const { clock } = useConsole()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), EVERY_TEN_SECONDS_MS)
    return () => clearInterval(timer)
  }, [clock])
  const time = formatListDateTime(now)
  return (
    <StateChip tone="yolk">
      <span className={LONGER_CLOCK}>{`時計：${time.slice(0, YEAR)}`}</span>
      {time.slice(YEAR)}
    </StateChip>
  )
}

export function ConsoleMark() {
  return <img src={mark} width={32} height={32} alt="" />
}
