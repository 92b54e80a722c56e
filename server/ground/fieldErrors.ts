import type { ValidationError } from 'yup'

/** The first message per field: `{ Tel: '電話番号は必須です' }`. Includes unknown fields. */
export function fieldErrors(error: ValidationError): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, type, params, message } of error.inner.length > 0 ? error.inner : [error]) {
    const unknown = type === 'exact' ? String(params?.properties).split(', ') : [path ?? '']
    for (const field of unknown) messages[field] ??= message
  }
  return messages
}
