// The service worker of the donor app, served as /sw.js by donor/routes/sw.ts, which puts the build in its place. It
// answers only where the network does not: with one page without script, and on my page with the donor card that
// donor/ground/currentUser/keptCard.ts left on this device. Nothing that the API says is ever kept here.

const PAGES = 'offline-__BUILD__'
const CARD = 'donor-card'
/** A line this slow is as good as none for whoever stands at the reception. */
const PATIENCE_MS = 10_000
/** Not pages of the donor app. */
const OTHERS = /^\/(?:admin|api|dev|graphql|identity)(?:\/|$)/

self.addEventListener('install', (event) => event.waitUntil(keepPage()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(assetOf(event.request))
  else if (mode === 'navigate' && !OTHERS.test(pathname)) event.respondWith(pageOf(event.request, pathname))
})

/** The page and all that it shows, or else nothing: a worker that cannot do its work is not installed. */
async function keepPage() {
  const response = await fetch('/offline', { cache: 'no-store' })
  if (!response.ok) throw new Error(`the offline page answered ${response.status}`)
  const html = await response.clone().text()
  const cache = await caches.open(PAGES)
  await cache.addAll([...new Set(html.match(/\/assets\/[\w.-]+/g))])
  await cache.put('/offline', response)
  await self.skipWaiting()
}

/** No page depends on the worker's version: what it hands out is whole in itself. */
async function takeOver() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('offline-') && name !== PAGES)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Names of assets change with their contents. */
async function assetOf(request) {
  return (await caches.match(request.url)) ?? fetch(request)
}

async function pageOf(request, pathname) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), PATIENCE_MS)
  })
  try {
    const response = await Promise.race([fetch(request), late])
    // A proxy that answers for a server which is down.
    if (response.status < 502 || response.status > 504) return response
  } catch {
    // No network.
  } finally {
    clearTimeout(timer)
  }
  return offlinePage(pathname.replace(/\/$/, '') === '/mypage')
}

async function offlinePage(isMyPage) {
  const page = await caches.match('/offline')
  if (!page) return Response.error()
  const card = await keptCard()
  if (!card) return page
  let html = (await page.text()).replace('data-shows="page"', `data-shows="${isMyPage ? 'card' : 'link'}"`)
  for (const [place, text] of Object.entries(card.texts)) html = html.replaceAll(place, () => escaped(text))
  return new Response(html, { headers: page.headers })
}

/** The card, unless the certification has ended since it was kept: then it goes for good. */
async function keptCard() {
  const kept = await caches.match('/donor-card', { cacheName: CARD })
  if (!kept) return null
  const card = await kept.json()
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date())
  if (today <= card.until) return card
  await caches.delete(CARD)
  return null
}

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter])
