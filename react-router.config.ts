import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'donor',
  buildDirectory: 'build/donor',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    // Each piece of a route would be a request of its own.
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
