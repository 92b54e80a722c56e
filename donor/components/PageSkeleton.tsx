import { SCRIPT_NEEDED } from '../../shared/messages/systemMessages'
import { Note } from './Basics'
import styles from './Skeleton.module.css'

/** The server's HTML of signed-in pages. */
export function PageSkeleton() {
  return (
    <>
      <ScriptNeeded />
      <div className={`wrap column page stackLarge ${styles.wholeScreen}`}>
        <Skeleton />
      </div>
    </>
  )
}

/** Appears after 300 ms. */
export function Skeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className="visuallyHidden">読み込んでいます。</span>
      <i className={styles.line} />
      <i className={styles.line} />
      <i className={styles.line} />
    </div>
  )
}

export function ScriptNeeded() {
  return (
    <noscript>
      <div className="wrap column noScript">
        <Note tone="coral">
          <p>{SCRIPT_NEEDED}</p>
        </Note>
      </div>
    </noscript>
  )
}
