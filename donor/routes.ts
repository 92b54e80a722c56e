import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('layouts/public.tsx', [index('routes/home.tsx'), route('*', 'routes/notFound.tsx')]),
  layout('layouts/guest.tsx', []),
  layout('layouts/auth.tsx', []),
] satisfies RouteConfig
