/** The start in `?at=`, as an instant; null for anything that is none. */
export function chosenTime(url: string): Date | null {
  const at = new URL(url).searchParams.get('at')
  if (!at || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/.test(at)) return null
  const instant = new Date(at)
  return Number.isNaN(instant.getTime()) ? null : instant
}
