import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: false,
  build: {
    // Without it the router deletes the manifest that the server's build is made from.
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
})
