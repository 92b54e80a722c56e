/** `/login?redirect=/mypage`: the way to the sign-in and back to where one wanted to go. */
export function loginPath(url: string): string {
  const { pathname, search } = new URL(url)
  return `/login?redirect=${encodeURIComponent(pathname + search)}`
}
