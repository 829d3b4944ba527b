import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // A page knows the routes of its own links: one more route makes no other page larger.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  // Middleware gives loaders a RouterContextProvider, the typed way in to the services.
  future: { v8_middleware: true, v8_splitRouteModules: true, v8_viteEnvironmentApi: true },
} satisfies Config
