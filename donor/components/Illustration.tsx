type Props = {
  /** From `donor/illustrations`, imported with `?url&no-inline`. */
  src: string
  className?: string | undefined
  /** Below the first screen. */
  lazy?: boolean
}

/** Decorative: text beside it says the same. */
export function Illustration({ src, className, lazy }: Props) {
  return <img src={src} alt="" aria-hidden="true" className={className} loading={lazy ? 'lazy' : undefined} />
}
