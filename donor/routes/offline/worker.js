// The service worker of the donor app, served as /sw.js by donor/routes/sw.ts, which puts the build in its place. It
// answers only where the network does not: with one page without script, and in it what
// donor/ground/currentUser/keepCard.ts left on this device. Nothing that the API says is ever kept here. It shows the
// notices that server/care/push sends, whose words are the server's.

const PAGES = 'offline-__BUILD__'
const CARD = 'donor-card'
/** The view of a page, and the parts of which it needs one. */
const VIEWS = {
  '/mypage': { view: 'mypage', parts: ['card', 'next'] },
  '/track_record': { view: 'record', parts: ['record'] },
  '/notes_of_donation': { view: 'notes', parts: ['card'] },
  '/statement': { view: 'statement', parts: ['card'] },
}
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

self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data))
})
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

/** Browsers end a subscription whose messages show nothing, so one that cannot be read shows the service's name. */
async function showNotice(data) {
  const notice = noticeOf(data)
  const { body, path, tag } = notice
  await self.registration.showNotification(notice.title ?? '__NAME__', {
    body,
    tag,
    lang: 'ja',
    icon: '__ICON__',
    data: path,
  })
}

function noticeOf(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

/** A page of this app and no other; what is being typed in an open one stays. */
async function openPage(path) {
  const { origin } = self.location
  const asked = new URL(path ?? '/mypage', origin)
  const { href } = asked.origin === origin ? asked : new URL('/mypage', origin)
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find(({ url }) => url === href)
  return open ? open.focus() : self.clients.openWindow(href)
}

/** Without the old one nobody knows whose it is; the app's next visit asks the person's account. */
async function renew({ oldSubscription: before, newSubscription }) {
  if (!before) return
  const after = newSubscription ?? (await self.registration.pushManager.subscribe(before.options))
  await fetch('/api/push_device', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      Before: { Endpoint: before.endpoint, Auth: before.toJSON().keys.auth },
      After: targetOf(after.toJSON()),
    }),
  })
}

const targetOf = ({ endpoint, keys }) => ({ Endpoint: endpoint, P256dh: keys.p256dh, Auth: keys.auth })

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
  return offlinePage(pathname.replace(/(.)\/$/, '$1'))
}

async function offlinePage(pathname) {
  const page = await caches.match('/offline')
  if (!page) return Response.error()
  const parts = await keptParts()
  const kept = Object.keys(parts)
  if (kept.length === 0) return page
  const wanted = VIEWS[pathname]
  const view = wanted?.parts.some((part) => kept.includes(part)) ? wanted.view : 'page'
  let html = (await page.text())
    .replace('data-shows="page"', `data-shows="${view}"`)
    .replace('data-kept=""', `data-kept="${kept.join(' ')}"`)
  for (const [place, text] of Object.values(parts).flatMap(({ texts }) => Object.entries(texts)))
    html = html.replaceAll(place, () => escaped(text))
  return new Response(html, { headers: page.headers })
}

/** What is kept; what its day has passed of since goes for good. */
async function keptParts() {
  const response = await caches.match('/donor-card', { cacheName: CARD })
  if (!response) return {}
  const { owner, parts = {} } = await response.json()
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date())
  const all = Object.entries(parts)
  const open = all.filter(([, { until }]) => today <= until)
  const left = Object.fromEntries(open)
  if (open.length === 0) await caches.delete(CARD)
  else if (open.length < all.length) {
    const cache = await caches.open(CARD)
    await cache.put('/donor-card', Response.json({ owner, parts: left }))
  }
  return left
}

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter])
