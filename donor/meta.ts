import type { MetaDescriptor } from 'react-router'
import { samplePublicTexts, type PublicTexts } from '../shared/config'
import { documentTitle } from '../shared/messages/pages/pageText'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

const hasTexts = (data: unknown): data is { texts: PublicTexts } =>
  typeof data === 'object' && data !== null && 'texts' in data

/** The operator's texts, out of the matches that a route's `meta` is given. */
export function textsOf(matches: Matches): PublicTexts {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return hasTexts(root) ? root.texts : samplePublicTexts
}

const hasOrigin = (data: unknown): data is { origin: string } =>
  typeof data === 'object' && data !== null && 'origin' in data

/** Scheme, host and port under which people reach this app; empty on a page that failed before it was known. */
export function originOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return hasOrigin(root) ? root.origin : ''
}

/** Title of a page that is not for search engines: ログイン｜なかつぐ */
export function privateMeta(matches: Matches, h1: string): MetaDescriptor[] {
  return [{ title: documentTitle(h1, textsOf(matches).serviceName) }, { name: 'robots', content: 'noindex' }]
}
