import { data } from 'react-router'
import type { Route } from './+types/notFound'
import { NotFound } from '../components/NotFound'
import { privateMeta } from '../meta'

const pathOf = (url: string) => ({ path: new URL(url).pathname })

export function loader({ request }: Route.LoaderArgs) {
  return data(pathOf(request.url), { status: 404 })
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return pathOf(request.url)
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, 'ページが見つかりません')

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NotFound path={loaderData.path} />
}
