import { createContext, RouterContextProvider } from 'react-router'
import type { PublicTexts } from '../shared/config'

export type PageRequest = {
  /** For inline scripts. */
  nonce: string
  texts: PublicTexts
  now: Date
  /** Scheme, host and port of this app. */
  origin: string
  /** Shown on the error page and written to the log. */
  requestId: string
  /** Null in development. */
  buildId: string | null
  reportError: (error: unknown) => void
}

export const pageRequestContext = createContext<PageRequest>()

/** Called through the build's entry module, so that both sides share the context key. */
export function createLoadContext(pageRequest: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageRequestContext, pageRequest)
  return context
}
