import { Skeleton } from './Skeleton'

/** What the server sends of a signed-in page: the same for everybody. */
export function PageSkeleton() {
  return (
    <div className="wrap column page stackLarge">
      <Skeleton />
      <noscript>
        <p>このページをご覧になるには、ブラウザーのJavaScriptを有効にしてください。</p>
      </noscript>
    </div>
  )
}
