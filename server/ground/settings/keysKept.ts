import { hash } from 'node:crypto'
import type { Settings } from './env'

/** `KEYS_KEPT` for the present keys, as `deploy/debian/keys.sh` writes it. */
export const keysKeptOf = ({
  sealKeys,
  checkpointKeys,
  healthKeys,
  vapidKeys,
}: Pick<Settings, 'sealKeys' | 'checkpointKeys' | 'healthKeys' | 'vapidKeys'>): string =>
  hash(
    'sha256',
    [sealKeys, checkpointKeys, healthKeys, ...(vapidKeys.length > 0 ? [vapidKeys] : [])]
      .map((keys) => `${keys.join(',')}\n`)
      .join(''),
    'hex',
  ).slice(0, 16)
