const MAX_LENGTH = 8_192

/** True for three canonical base64url parts; otherwise unused bits could change without breaking the signature. */
export function isCanonicalToken(token: string): boolean {
  if (token.length > MAX_LENGTH) return false
  const parts = token.split('.')
  return (
    parts.length === 3 &&
    parts.every((part) => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part)
  )
}
