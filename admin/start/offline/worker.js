// The service worker of the console, served as /admin/sw.js. vite.config.admin.ts puts the list of the build's files in
// its place. It keeps the page and its scripts, so that the console starts without a network. Nothing that the API or
// the user pool says is ever kept here.

const FILES = __FILES__
const SHELL = 'console-__BUILD__'
const PAGE = '/admin/'
/** A line this slow is as good as none for whoever stands at the reception. */
const PATIENCE_MS = 10_000

self.addEventListener('install', (event) => event.waitUntil(keepShell()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/admin/assets/')) event.respondWith(assetOf(event.request))
  else if (mode === 'navigate') event.respondWith(pageOf(event.request))
})

/** All files or none: a worker that cannot do its work is not installed. */
async function keepShell() {
  const cache = await caches.open(SHELL)
  await cache.addAll(FILES)
  await cache.add(new Request(PAGE, { cache: 'no-store' }))
  await self.skipWaiting()
}

async function takeOver() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('console-') && name !== SHELL)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Names of assets change with their contents. A page of another build gets its own from the server. */
async function assetOf(request) {
  return (await caches.match(request.url)) ?? fetch(request)
}

/** The network first, so that a new build is seen at once. */
async function pageOf(request) {
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
  return (await caches.match(PAGE, { cacheName: SHELL })) ?? Response.error()
}
