import type { MetaDescriptor } from 'react-router'
import type { PublicTexts } from '../shared/config'
import { documentTitle } from '../shared/messages/pages/pageText'
import { publicPages } from '../shared/messages/pages/publicPages'
import social from './illustrations/social.png?url&no-inline'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

const hasTexts = (data: unknown): data is { texts: PublicTexts } =>
  typeof data === 'object' && data !== null && 'texts' in data

export function textsOf(matches: Matches): PublicTexts {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  if (!hasTexts(root)) throw new Error('The root route has no data')
  return root.texts
}

const hasOrigin = (data: unknown): data is { origin: string } =>
  typeof data === 'object' && data !== null && 'origin' in data

/** Empty if the page failed early. */
export function originOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return hasOrigin(root) ? root.origin : ''
}

/** For search engines and link previews. */
export function publicMeta(
  matches: Matches,
  path: keyof ReturnType<typeof publicPages>,
  title = publicTitle(matches, path),
): MetaDescriptor[] {
  const texts = textsOf(matches)
  const origin = originOf(matches)
  const { description } = publicPages(texts)[path]
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'ja_JP' },
    { property: 'og:site_name', content: texts.serviceName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${origin}${path}` },
    { property: 'og:image', content: `${origin}${social}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function publicTitle(matches: Matches, path: keyof ReturnType<typeof publicPages>): string {
  const texts = textsOf(matches)
  return documentTitle(publicPages(texts)[path].h1, texts.serviceName)
}

/** ログイン｜なかつぐ. Not for search engines. */
export function privateMeta(matches: Matches, h1: string): MetaDescriptor[] {
  return [{ title: documentTitle(h1, textsOf(matches).serviceName) }, { name: 'robots', content: 'noindex' }]
}
