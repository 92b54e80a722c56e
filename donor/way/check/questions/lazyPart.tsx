import { lazy, Suspense, useState, type ComponentType } from 'react'
import { PART_IS_COMING } from '../../../ground/words/partIsComing'
import styles from './Question.module.css'

const RETRY_MS = 5_000

/** Tries again when the connection is back. */
async function whenReachable<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true })
      setTimeout(resolve, RETRY_MS)
    })
    return whenReachable(load)
  }
}

export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const Later = lazy(async () => ({ default: await whenReachable(load) }))
  function LazyPart(props: Props) {
    // The same one as long as it is shown: another would begin anew.
    const [Part] = useState(() => loaded ?? Later)
    return (
      <Suspense fallback={<p className={styles.hint}>{PART_IS_COMING}</p>}>
        <Part {...props} />
      </Suspense>
    )
  }
  /** For a page that begins with it, so that nothing moves when it comes; a failure leaves it for later. */
  LazyPart.load = async () => {
    loaded ??= await load().catch(() => null)
  }
  return LazyPart
}
