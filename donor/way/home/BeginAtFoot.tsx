import { useSession } from '../../ground/session/session'
import styles from './BeginAtFoot.module.css'
import { StartLink } from './StartLink'

/** The page's end. `stays`: in view while the page is read, for whoever may still begin. */
export function BeginAtFoot({ start, stays }: { start: string; stays: boolean }) {
  const signedIn = useSession().status === 'user'
  return (
    <div className={`${styles.foot} ${stays && !signedIn ? styles.stays : ''}`}>
      <StartLink start={start} kind="two" />
    </div>
  )
}
