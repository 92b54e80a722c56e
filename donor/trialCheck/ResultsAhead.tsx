import { PrefetchPageLinks } from 'react-router'
import bloom from '../illustrations/bloom.svg?url&no-inline'
import resting from '../illustrations/resting-garden.svg?url&no-inline'

/** Both results with their pictures, fetched beforehand: what is loaded after the answers must not depend on them. */
export function ResultsAhead() {
  return (
    <>
      <PrefetchPageLinks page="/trial_check/result_ok" />
      <PrefetchPageLinks page="/trial_check/result_warn" />
      {[bloom, resting].map((href) => (
        <link key={href} rel="prefetch" as="image" href={href} />
      ))}
    </>
  )
}
