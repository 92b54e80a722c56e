import { data } from 'react-router'
import { NotFound } from '../parts/components/NotFound'
import { privateMeta } from '../ground/page/meta'
import type { Route } from './+types/notFound'

function pathOf(url: string) {
  const { pathname } = new URL(url)
  return { path: decoded(pathname) ?? pathname }
}

export function loader({ request }: Route.LoaderArgs) {
  return data(pathOf(request.url), { status: 404 })
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return pathOf(request.url)
}

export const meta = privateMeta('ページが見つかりません')

export default function NotFoundPage({ loaderData: { path } }: Route.ComponentProps) {
  return <NotFound path={path} valid={decoded(path) !== null} />
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
