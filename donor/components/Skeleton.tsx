import styles from './Skeleton.module.css'

/** Appears after 300 ms, so that quick answers do not flicker. */
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
