import type { ShouldRevalidateFunction } from 'react-router'

/**
 * For a route whose loader asks the server: closing a modal takes the hash out of the address, and that must neither
 * wait for the network nor fail without it.
 */
export const unlessHashChanges: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  (currentUrl.hash === nextUrl.hash ||
    currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.search !== nextUrl.search)
