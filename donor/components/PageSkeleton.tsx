import { ScriptNeeded } from './ScriptNeeded'
import { Skeleton } from './Skeleton'

/** What the server sends of a signed-in page: the same for everybody. */
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
