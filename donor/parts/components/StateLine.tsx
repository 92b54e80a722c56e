import { NEW_VERSION, OFFLINE } from '../../../shared/words/program/systemMessages'
import { useOutdated } from '../../ground/version/outdated'
import styles from './StateLine.module.css'
import { useSyncExternalStore } from 'react'

export function StateLine() {
  const online = useOnline()
  const outdated = useOutdated()
  const text = !online ? OFFLINE : outdated ? NEW_VERSION : null
  return (
    <div role="status" className={styles.region}>
      {text && <p className={online ? styles.line : `${styles.line} ${styles.offline}`}>{text}</p>}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}
