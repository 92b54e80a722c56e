import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const inAdmin = (path: string) => fileURLToPath(new URL(`./admin/${path}`, import.meta.url))

/** A package is given a module of ours in the place of one of its own dependencies. */
const inPlaceOf = (dependency: string, library: string, path: string): Plugin => ({
  name: `in-place-of-${dependency}`,
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === dependency && importer?.includes(`/${library}/`) ? inAdmin(path) : null,
})

const plugins = [
  // It makes its users without the pool's storage; ours hands it on.
  inPlaceOf('amazon-cognito-identity-js', 'ra-auth-cognito', 'auth/poolClient.ts'),
  // It is handed a client, and never makes one. Hot reload bundles it beforehand, without plugins.
  {
    ...inPlaceOf('@apollo/client', 'ra-data-graphql', 'dataProvider/withoutApollo.ts'),
    apply: 'build' as const,
  },
  react(),
]

export default defineConfig({
  root: inAdmin('.'),
  base: '/admin/',
  publicDir: false,
  cacheDir: fileURLToPath(new URL('./node_modules/.vite-admin', import.meta.url)),
  plugins,
  optimizeDeps: {
    exclude: ['ra-auth-cognito'],
    // What it imports: not found beforehand, and CommonJS further down.
    include: ['@mui/material', 'clsx', 'qrcode.react', 'amazon-cognito-identity-js'],
  },
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
