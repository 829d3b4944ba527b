/** The id of the script that holds what a page begins with, where it waits for a person (decision 46). */
export const PAGE_START = 'page-start'

/** The modules of a route as React Router's manifest names them. */
export interface RouteModules {
  module: string
  clientActionModule?: string
  clientLoaderModule?: string
  clientMiddlewareModule?: string
  hydrateFallbackModule?: string
  imports?: string[]
}

export interface PageStart {
  /** Ids of the page's routes. */
  shown: string[]
  /** React Router's, as far as the page knows it. */
  manifest: { routes: Record<string, RouteModules> }
}
