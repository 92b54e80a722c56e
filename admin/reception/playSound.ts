import type { ReceptionState } from './receptionState'

const PITCHES = { yes: [880], done: [660, 990], no: [220, 220] } as const

function meaningOf(state: ReceptionState): keyof typeof PITCHES | null {
  if (state.is === 'found') return state.reception.Refusal ? 'no' : 'yes'
  if (state.is === 'recorded') return 'done'
  return state.is === 'unknown' || state.is === 'refused' ? 'no' : null
}

/** A high note for yes, two rising ones for recorded, two low ones for no. The panel says the same. */
export function playSound(state: ReceptionState): void {
  const meaning = meaningOf(state)
  if (!meaning) return
  const context = new AudioContext()
  PITCHES[meaning].forEach((pitch, index) => {
    const tone = context.createOscillator()
    const volume = context.createGain()
    volume.gain.value = 0.1
    tone.frequency.value = pitch
    tone.connect(volume).connect(context.destination)
    tone.start(context.currentTime + index * 0.16)
    tone.stop(context.currentTime + index * 0.16 + 0.12)
    if (index === PITCHES[meaning].length - 1)
      tone.addEventListener('ended', () => void context.close(), { once: true })
  })
}
