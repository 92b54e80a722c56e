import { ScriptNeeded } from './ScriptNeeded'
import { Skeleton } from './Skeleton'

/** The server's HTML of every signed-in page. */
export function PageSkeleton() {
  return (
    <>
      <ScriptNeeded />
      <div className="wrap column page stackLarge">
        <Skeleton />
      </div>
    </>
  )
}
