import { Link, type LinkProps } from 'react-router'
import { buttonClass, type ButtonLook } from './buttonClass'

export function ButtonLink({ kind, small, ...rest }: ButtonLook & Omit<LinkProps, 'className'>) {
  return <Link {...rest} className={buttonClass({ kind, small })} />
}
