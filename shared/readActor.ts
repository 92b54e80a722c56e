const BY_ADMINISTRATOR = /（操作：([0-9a-f-]{36})）$/
const BY_SYSTEM = /（自動）$/

export type Actor = { by: 'administrator'; id: string } | { by: 'system' } | { by: 'self' }

/**
 * Splits the log's sentence (written by shared/activity.ts) from its ending, which names an administrator's
 * id or （自動）. No ending means that the person acted.
 */
export function readActor(text: string): { text: string; actor: Actor } {
  const id = BY_ADMINISTRATOR.exec(text)?.[1]
  if (id) return { text: text.replace(BY_ADMINISTRATOR, ''), actor: { by: 'administrator', id } }
  if (BY_SYSTEM.test(text)) return { text: text.replace(BY_SYSTEM, ''), actor: { by: 'system' } }
  return { text, actor: { by: 'self' } }
}
