import { matchRoutes, type RouteObject } from 'react-router'

/** What the build's own list of routes says of each; the router reads the same one. */
type RouteEntry = { id: string; parentId?: string; path?: string; index?: boolean; module: string }

const isEntry = (value: unknown): value is RouteEntry =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'module' in value &&
  typeof value.module === 'string'

function listedRoutes(): RouteEntry[] {
  const manifest: unknown = Reflect.get(window, '__reactRouterManifest')
  if (typeof manifest !== 'object' || manifest === null || !('routes' in manifest)) return []
  return Object.values(manifest.routes ?? {}).filter(isEntry)
}

function treeOf(entries: readonly RouteEntry[], parentId?: string): RouteObject[] {
  return entries
    .filter((entry) => entry.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: treeOf(entries, id) }))
}

/**
 * Loads the scripts of the page at `pathname`, which the browser then keeps for the router. The router itself answers
 * a missing one by loading the old page again, as often as it happens.
 * @throws TypeError of the browser when one cannot be had
 */
export async function loadRouteModules(pathname: string): Promise<void> {
  const entries = listedRoutes()
  const modules = new Map(entries.map(({ id, module }) => [id, module]))
  const matches = matchRoutes(treeOf(entries), pathname) ?? []
  await Promise.all(
    matches
      .map(({ route }) => modules.get(route.id ?? ''))
      .map((path) => path && import(/* @vite-ignore */ path)),
  )
}
