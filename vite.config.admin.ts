import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const inAdmin = (path: string) => fileURLToPath(new URL(`./admin/${path}`, import.meta.url))

/** ra-auth-cognito makes its users without the pool's storage; it is given a client that hands it on. */
const poolClient: Plugin = {
  name: 'pool-client',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'amazon-cognito-identity-js' && importer?.includes('/ra-auth-cognito/')
      ? inAdmin('auth/poolClient.ts')
      : null,
}

export default defineConfig({
  root: inAdmin('.'),
  base: '/admin/',
  publicDir: false,
  cacheDir: fileURLToPath(new URL('./node_modules/.vite-admin', import.meta.url)),
  plugins: [poolClient, react()],
  optimizeDeps: { exclude: ['ra-auth-cognito'] },
  // The Cognito client still says `global`.
  define: { global: 'globalThis' },
  resolve: { alias: { 'react-query': inAdmin('reactQueryShim.ts') } },
  // Replaced by the request's own nonce when the page is sent.
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    outDir: fileURLToPath(new URL('./build/admin', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_500,
  },
})
