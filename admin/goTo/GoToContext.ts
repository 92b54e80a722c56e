import { createContext, use } from 'react'

export const GoToContext = createContext<{ open: () => void } | null>(null)

export function useGoTo() {
  const goTo = use(GoToContext)
  if (!goTo) throw new Error('Rendered outside of GoToProvider')
  return goTo
}
