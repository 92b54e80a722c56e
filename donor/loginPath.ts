/** `/login?redirect=/mypage` */
export function loginPath(url: string): string {
  const { pathname, search } = new URL(url)
  return `/login?redirect=${encodeURIComponent(pathname + search)}`
}
