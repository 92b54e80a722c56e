import type { Route } from './+types/manifest'
import { publicPages } from '../../shared/words/program/publicPages'
import icon192 from '../ground/illustrations/icon-192.png?url&no-inline'
import icon512 from '../ground/illustrations/icon-512.png?url&no-inline'
import iconMaskable from '../ground/illustrations/icon-maskable-512.png?url&no-inline'
import mark from '../ground/illustrations/mark.svg?url&no-inline'
import { pageRequestContext } from '../ground/page/loadContext'
import { THEME_COLOR } from '../ground/styles/themeColor'

export function loader({ context }: Route.LoaderArgs) {
  const { texts } = context.get(pageRequestContext)
  const manifest = {
    id: '/',
    name: texts.serviceName,
    short_name: texts.serviceName,
    description: publicPages(texts)['/'].description,
    lang: 'ja',
    dir: 'ltr',
    start_url: '/mypage',
    scope: '/',
    display: 'standalone',
    theme_color: THEME_COLOR,
    background_color: THEME_COLOR,
    icons: [
      { src: mark, sizes: 'any', type: 'image/svg+xml' },
      { src: icon192, sizes: '192x192', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png' },
      { src: iconMaskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' },
  })
}
