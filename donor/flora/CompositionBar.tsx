import type { CompositionParts } from '../../shared/flora/compositionParts'
import styles from './Composition.module.css'
import { REST_COLOUR } from './partColours'

/** Numbers stand inside where there is room for them. */
const ROOM_FOR_NUMBER = 0.08

type Props = {
  parts: CompositionParts
  /** Colour of each genus by its name. */
  colours: ReadonlyMap<string, string>
  label: string
}

/** The shares side by side; the table beside it says the same in words. */
export function CompositionBar({ parts, colours, label }: Props) {
  const known = parts.main.filter(({ name }) => colours.has(name))
  const rest = 1 - known.reduce((sum, { share }) => sum + share, 0)
  const segments = [
    ...known.map(({ name, share }) => ({ name, share, colour: colours.get(name) ?? REST_COLOUR })),
    { name: '', share: rest, colour: REST_COLOUR },
  ]
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      {segments.map(({ name, share, colour }) => (
        <i key={name} style={{ flexGrow: share, background: colour }}>
          {share >= ROOM_FOR_NUMBER ? Math.round(share * 100) : ''}
        </i>
      ))}
    </div>
  )
}
