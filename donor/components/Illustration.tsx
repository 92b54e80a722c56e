type Props = {
  /** The address of a file of `donor/illustrations`, imported with `?url&no-inline`. */
  src: string
  className?: string | undefined
  /** Further down the page than the first screen. */
  lazy?: boolean
}

/** A picture that decorates; what it shows stands in words beside it. */
export function Illustration({ src, className, lazy }: Props) {
  return <img src={src} alt="" aria-hidden="true" className={className} loading={lazy ? 'lazy' : undefined} />
}
