import type { ShouldRevalidateFunction } from 'react-router'

/** For loaders that call the server: closing a modal must not need the network. */
export const skipOnHashChange: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  (currentUrl.hash === nextUrl.hash ||
    currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.search !== nextUrl.search)
