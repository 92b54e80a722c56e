import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const KEY = 'arn:aws:kms:ap-northeast-1:123456789012:key/1234abcd-12ab-34cd-56ef-1234567890ab'

type Asked = { KeyId: string; CiphertextBlob?: string; EncryptionContext: Record<string, string> }

/** The part of AWS KMS's JSON protocol that is needed, on loopback: one key, which never leaves it. */
export async function kmsServer() {
  const secret = randomBytes(32)
  const state = { refuses: false, silent: false, asked: [] as string[] }
  const bound = ({ KeyId, EncryptionContext }: Asked) =>
    Buffer.from(JSON.stringify([KeyId, ...Object.entries(EncryptionContext).flat()]))
  const answers: Record<string, (asked: Asked) => object | null> = {
    'TrentService.GenerateDataKeyWithoutPlaintext'(asked) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(bound(asked))
      const blob = Buffer.concat([nonce, cipher.update(randomBytes(32)), cipher.final(), cipher.getAuthTag()])
      return { KeyId: asked.KeyId, CiphertextBlob: blob.toString('base64') }
    },
    'TrentService.Decrypt'(asked) {
      const blob = Buffer.from(asked.CiphertextBlob ?? '', 'base64')
      const decipher = createDecipheriv('aes-256-gcm', secret, blob.subarray(0, 12))
      decipher.setAAD(bound(asked)).setAuthTag(blob.subarray(-16))
      try {
        const plain = Buffer.concat([decipher.update(blob.subarray(12, -16)), decipher.final()])
        return { KeyId: asked.KeyId, Plaintext: plain.toString('base64') }
      } catch {
        return null
      }
    },
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const target = String(request.headers['x-amz-target'])
    state.asked.push(target.replace('TrentService.', ''))
    if (state.silent) return void request.socket.destroy()
    const signed = String(request.headers.authorization).includes('/ap-northeast-1/kms/aws4_request')
    const answer = state.refuses || !signed ? null : answers[target]?.(JSON.parse(text))
    response.setHeader('content-type', 'application/x-amz-json-1.1')
    if (answer) response.end(JSON.stringify(answer))
    else response.writeHead(400).end(JSON.stringify({ __type: 'AccessDeniedException', message: 'no' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
