import type { MetaDescriptor } from 'react-router'
import { documentTitle } from '../../../shared/words/program/pageText'
import { textsOf, type Matches } from './rootData'

export type Meta = (page: { matches: Matches }) => MetaDescriptor[]
/** ログイン｜なかつぐ. Not for search engines. */
export const privateMeta =
  (h1: string): Meta =>
  ({ matches }) => [
    { title: documentTitle(h1, textsOf(matches).serviceName) },
    { name: 'robots', content: 'noindex' },
  ]
