import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Settings } from '../../ground/settings/env'
import { StartError } from '../../ground/log/startError'

type Place = Pick<Settings, 'port' | 'host'>

/** Tries the address before anything is created, so that nothing is half done. @throws StartError naming the setting */
export async function requirePort({ port, host }: Place, setting = 'PORT'): Promise<void> {
  const server = createServer()
  try {
    server.listen({ port, host })
    await once(server, 'listening')
  } catch (error) {
    throw whyNotListening(error, { port, host }, setting)
  }
  server.close()
  await once(server, 'close')
}

/** A sentence for known errors; others are returned unchanged. */
export function whyNotListening(error: unknown, { port, host }: Place, setting = 'PORT'): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE')
    return new StartError(
      `ポート${port}は別のプロセスが使用中です。環境変数「${setting}」で別の番号を指定してください。`,
    )
  if (code === 'EACCES')
    return new StartError(
      `ポート${port}を使う権限がありません。環境変数「${setting}」で1024以上の番号を指定してください。`,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartError(
      `「${host}」はこのコンピューターのアドレスではありません。環境変数「HOST」を確認してください。`,
    )
  return error
}
