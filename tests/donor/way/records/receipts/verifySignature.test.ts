import { expect, test, vi } from 'vitest'
import { loadVerifySignature } from '../../../../../donor/way/records/receipts/verifySignature'

test('the library of older browsers judges signatures like the browser', async () => {
  const { publicKey, privateKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  const message = new TextEncoder().encode('記録の控え')
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, message))
  const byBrowser = await loadVerifySignature()
  const unknown = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new Error('NotSupportedError'))
  const byLibrary = await loadVerifySignature()
  unknown.mockRestore()
  for (const verify of [byBrowser, byLibrary]) {
    expect(await verify?.(raw, message, signature)).toBe(true)
    expect(await verify?.(raw, message.slice(1), signature)).toBe(false)
    expect(await verify?.(raw.with(0, 1), message, signature)).toBe(false)
    expect(await verify?.(raw, message, signature.with(40, 1))).toBe(false)
  }
  expect(byLibrary).not.toBe(byBrowser)
})
