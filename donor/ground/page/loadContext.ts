import { createContext as createReactContext } from 'react'
import { createContext, RouterContextProvider } from 'react-router'
import type { PublicTexts } from '../../../shared/facts/config'
import type { JapaneseDate } from '../../../shared/facts/dates'
import type { PublishedCriteria } from '../../../shared/rules/criteria/published'
import type { Questionnaire } from '../../../shared/questionnaire/engine/question'
import type { ClientConfig } from '../session/clientConfig'

export type PageRequest = {
  /** Marks our own inline scripts for the server, which removes the mark. */
  nonce: string
  texts: PublicTexts
  config: ClientConfig
  /** In Japan. */
  today: JapaneseDate
  /** In force, for what a page judges itself. */
  criteria: Questionnaire
  published: PublishedCriteria
  /** Scheme, host and port of this app. */
  origin: string
  /** Shown on the error page and logged; null on pages that are the same for all. */
  requestId: string | null
  /** Public keys that receipts are checked with, as `name+keyId+base64`. */
  receiptKeys: readonly string[]
  /** Null in development. */
  buildId: string | null
  reportError: (error: unknown) => void
}

export const pageRequestContext = createContext<PageRequest>()

/** The text of `graphql/early.js`; set on the server only. */
export const EarlyScriptContext = createReactContext('')

/** Called through the build's entry module, so that both sides share the context key. */
export function createLoadContext(pageRequest: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageRequestContext, pageRequest)
  return context
}
