const MAX_LENGTH = 8_192

/**
 * True for three base64url parts written in the one canonical way: the spare bits at the end of a part could
 * otherwise be changed without the signature noticing.
 */
export function isCanonicalToken(token: string): boolean {
  if (token.length > MAX_LENGTH) return false
  const parts = token.split('.')
  return (
    parts.length === 3 &&
    parts.every((part) => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part)
  )
}
