import { createContext, RouterContextProvider } from 'react-router'
import type { PublicTexts } from '../shared/config'

/** What the server hands to one rendering of a page. */
export type PageRequest = {
  /** For every inline script of this page. */
  nonce: string
  texts: PublicTexts
  now: Date
  /** Scheme, host and port under which people reach this app. */
  origin: string
  /** Shown on the error page, found again in the log. */
  requestId: string
  /** Which build made the page; null while it is being developed. */
  buildId: string | null
  reportError: (error: unknown) => void
}

export const pageRequestContext = createContext<PageRequest>()

/** Called by the server through the build's entry module, so that both sides share one context key. */
export function createLoadContext(pageRequest: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageRequestContext, pageRequest)
  return context
}
