import { useEffect, useEffectEvent, useState } from 'react'
import type { ReceptionState } from './receptionState'

const SECOND_MS = 1_000

/** An answer about the same person does not restart the timer. */
const momentOf = (state: ReceptionState) =>
  state.is === 'recorded' ? (state.visit.unit?.Id ?? state.visit.key) : state

/** Clears the panel after `seconds`. @returns seconds left; null if it stays */
export function useClearAfter(state: ReceptionState, seconds: number | null, onClear: () => void) {
  const moment = momentOf(state)
  const [since, setSince] = useState(moment)
  const [left, setLeft] = useState(seconds)
  if (since !== moment) {
    setSince(moment)
    setLeft(seconds)
  }
  const clear = useEffectEvent(onClear)
  useEffect(() => {
    if (seconds === null) return
    const timers = [
      setInterval(() => setLeft((now) => (now === null ? null : Math.max(0, now - 1))), SECOND_MS),
      setTimeout(() => clear(), seconds * SECOND_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [moment, seconds])
  return left
}
