import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The routes are few: all are known from the first page, and none is asked for later.
  routeDiscovery: { mode: 'initial' },
  // Middleware gives loaders a RouterContextProvider, the typed way in to the services.
  future: { v8_middleware: true, v8_splitRouteModules: true, v8_viteEnvironmentApi: true },
} satisfies Config
