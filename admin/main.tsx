import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Console } from './start/Console'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const cache = createCache({ key: 'mui', prepend: true })

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <Console />
    </CacheProvider>
  </StrictMode>,
)

// The service worker lets the console start without a network.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/admin/sw.js').catch(() => undefined)
