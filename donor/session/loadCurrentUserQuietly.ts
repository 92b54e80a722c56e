/**
 * Loads the person where a page does not depend on her: the menu of a public page. A failure shows nothing
 * there; pages that need her say so themselves.
 */
export async function loadCurrentUserQuietly(): Promise<void> {
  const { loadCurrentUser } = await import('./currentUser')
  await loadCurrentUser().catch(() => undefined)
}
