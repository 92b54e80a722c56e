import type { MetaDescriptor } from 'react-router'
import type { LegalPath } from '../../shared/legal/legalPaths'
import { documentTitle } from '../../shared/messages/pages/pageText'
import { publicPages } from '../../shared/messages/pages/publicPages'
import { originOf, textsOf } from '../meta'

/** Title, description and address of a legal text's page, which search engines may show. */
export function legalMeta(matches: Parameters<typeof textsOf>[0], path: LegalPath): MetaDescriptor[] {
  const texts = textsOf(matches)
  const { h1, description } = publicPages(texts)[path]
  return [
    { title: documentTitle(h1, texts.serviceName) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${originOf(matches)}${path}` },
  ]
}
