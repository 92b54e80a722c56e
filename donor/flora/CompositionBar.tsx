import type { CompositionParts } from '../../shared/flora/compositionParts'
import styles from './Composition.module.css'

/** Smaller parts have no room for their number. */
const ROOM_FOR_NUMBER = 0.08

type Props = {
  parts: CompositionParts
  /** Colour of each genus by its name. */
  colours: ReadonlyMap<string, string>
  label: string
}

/** The table beside it says the same in words. */
export function CompositionBar({ parts, colours, label }: Props) {
  const known = parts.main.filter(({ name }) => colours.has(name))
  const rest = 1 - known.reduce((sum, { share }) => sum + share, 0)
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      {known.map(({ name, share }) => (
        <i key={name} style={{ flexGrow: share, background: colours.get(name) }}>
          {share >= ROOM_FOR_NUMBER ? Math.round(share * 100) : ''}
        </i>
      ))}
      <i className={styles.rest} style={{ flexGrow: rest }} />
    </div>
  )
}
