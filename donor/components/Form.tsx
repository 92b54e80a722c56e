import type { ComponentProps } from 'react'

/**
 * A form that only the script sends. Before the script has loaded, `method="dialog"` outside of a dialog
 * sends nothing at all, so that no password or code can end up in an address.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'method' | 'action' | 'noValidate' | 'className'>) {
  return <form {...props} className="stackLarge" method="dialog" noValidate />
}
