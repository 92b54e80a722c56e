import { connect } from 'node:tls'
import { DAY_MS, systemClock } from '../../ground/clock'
import { isLoopbackName } from '../../ground/settings/loopback'
import { ANSWER_MS, ask, Problem, Unknown, type Check } from './ask'

export const publicAddress: Check = async (settings) => {
  const origins = [...new Set([settings.origin, settings.adminOrigin])]
  const found = []
  for (const origin of origins) {
    const name = new URL(origin).hostname
    if (origin.startsWith('http:') && !isLoopbackName(name))
      throw new Problem(`「${origin}」は暗号化されていません。https:// のアドレスにしてください。`)
    const { ok, status } = await ask(`${origin}/livez`, `「${origin}」`).catch((error: unknown) => {
      throw error instanceof Unknown
        ? new Unknown(`${error.message}サービスを起動したあとに、もう一度確かめてください。`)
        : error
    })
    if (!ok)
      throw new Problem(
        `「${origin}/livez」が${status}を返します。プロキシの転送先と、Hostヘッダーが渡されていることを確認してください。`,
      )
    found.push(
      origin.startsWith('https:') ? `${name}（証明書の残り ${await daysOfCertificate(origin)}日）` : name,
    )
  }
  if (settings.trustedProxies.length === 0 && settings.origin.startsWith('https:'))
    throw new Problem(
      'プロキシのうしろにあるなら、環境変数「TRUSTED_PROXIES」にプロキシのアドレスを設定してください。設定がないと、全員が1つの回数制限を分け合います。',
    )
  return found.join('、')
}

/** @throws Problem when fewer than 14 days are left */
function daysOfCertificate(origin: string): Promise<number> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: hostname, port: Number(port || 443), servername: hostname, timeout: ANSWER_MS },
      () => {
        const days = Math.floor(
          (Date.parse(socket.getPeerCertificate().valid_to) - systemClock.now().getTime()) / DAY_MS,
        )
        socket.end()
        if (days >= 14) resolve(days)
        else reject(new Problem(`「${hostname}」の証明書があと${days}日で切れます。更新してください。`))
      },
    )
    socket.once('timeout', () => socket.destroy(new Unknown(`「${hostname}」が応答しません。`)))
    socket.once('error', reject)
  })
}
