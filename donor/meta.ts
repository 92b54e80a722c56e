import type { MetaDescriptor, UIMatch } from 'react-router'
import { samplePublicTexts, type PublicTexts } from '../shared/config'

type RootMatch = { loaderData?: unknown } & Partial<Pick<UIMatch, 'id'>>

const isWithTexts = (data: unknown): data is { texts: PublicTexts } =>
  typeof data === 'object' && data !== null && 'texts' in data

/** The operator's texts, out of the matches that a route's `meta` is given. */
export function textsOf(matches: readonly (RootMatch | undefined)[]): PublicTexts {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return isWithTexts(root) ? root.texts : samplePublicTexts
}

/** Title of a page that is not for search engines: 「ログイン｜なかつぐ」. */
export function privateMeta(matches: readonly (RootMatch | undefined)[], h1: string): MetaDescriptor[] {
  return [{ title: `${h1}｜${textsOf(matches).serviceName}` }, { name: 'robots', content: 'noindex' }]
}
