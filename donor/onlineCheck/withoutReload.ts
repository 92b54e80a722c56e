import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Going from screen to screen of a check asks the server for nothing. */
export function withoutReload({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}
