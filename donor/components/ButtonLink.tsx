import { Link, type LinkProps } from 'react-router'
import { buttonClass, type ButtonLook } from './buttonClass'

/** A link that looks like a button: for going somewhere. */
export function ButtonLink({ kind, small, ...rest }: ButtonLook & Omit<LinkProps, 'className'>) {
  return <Link {...rest} className={buttonClass({ kind, small })} />
}
