/** The server's current build; null on failure, which is only logged. */
export async function latestBuildId(): Promise<string | null> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    const body: unknown = await response.json()
    if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string')
      return body.id
    throw new Error('answered something else')
  } catch (error) {
    console.warn('the latest build is not known', error)
    return null
  }
}
