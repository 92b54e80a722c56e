import type { PublicTexts } from '../../../shared/facts/config'
import { documentTitle } from '../../../shared/words/program/pageText'
import { publicPages } from '../../../shared/words/program/publicPages'
import social from '../illustrations/social.png?url&no-inline'
import type { Meta } from './meta'
import { originOf, textsOf } from './rootData'

type PublicPath = keyof ReturnType<typeof publicPages>

/** For search engines and link previews. */
export const publicMeta =
  (path: PublicPath, titleOf = titleOfPath): Meta =>
  (page) => {
    const texts = textsOf(page.matches)
    const origin = originOf(page.matches)
    const { description } = publicPages(texts)[path]
    const title = titleOf(texts, path)
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

function titleOfPath(texts: PublicTexts, path: PublicPath): string {
  return documentTitle(publicPages(texts)[path].h1, texts.serviceName)
}
