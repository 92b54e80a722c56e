import type { ComponentProps } from 'react'

/**
 * A form that only script submits. Without script, `method="dialog"` outside a dialog sends nothing, so no
 * password reaches an address.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'method' | 'action' | 'noValidate' | 'className'>) {
  return <form {...props} className="stackLarge" method="dialog" noValidate />
}
