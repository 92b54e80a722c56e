import { lazy, Suspense, type ComponentType } from 'react'
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
  const Part = lazy(async () => ({ default: await whenReachable(load) }))
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={<p className={styles.hint}>{PART_IS_COMING}</p>}>
        <Part {...props} />
      </Suspense>
    )
  }
}
