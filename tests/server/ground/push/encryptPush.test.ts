import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptPush } from '../../../../server/ground/push/encryptPush'
import { isPushEndpoint, NotPublic, postPush } from '../../../../server/ground/push/postPush'
import { decrypted } from '../../../support/pushReceiver'

const bytes = (text: string) => Buffer.from(text, 'base64url')

// RFC 8291, appendix A.
const browser = {
  P256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  Auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const PRIVATE = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'

test('a message is sealed as the standard has it, octet for octet', () => {
  const sealed = encryptPush('When I grow up, I want to be a watermelon', browser, {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    secret: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    paddedBytes: 0,
  })
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('every message is as long as another, and only its browser reads it', () => {
  const keys = { secret: bytes(PRIVATE), auth: bytes(browser.Auth) }
  const [short, long] = ['a', 'あ'.repeat(150)].map((text) => encryptPush(text, browser))
  expect(short?.length).toBe(long?.length)
  expect(short && decrypted(short, keys)).toBe('a')
  const other = createECDH('prime256v1')
  other.generateKeys()
  expect(short && decrypted(short, { ...keys, secret: other.getPrivateKey() })).toBeNull()
})

test('nothing but a named host of the web is called', async () => {
  const refused = [
    'http://push.example.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://0x7f.1/a',
    'https://2130706433/a',
    'https://localhost/a',
    'https://push.example.com:8443/a',
    'https://somebody:word@push.example.com/a',
    'ftp://push.example.com/a',
    'file:///etc/passwd',
    '//push.example.com/a',
  ]
  expect(refused.filter(isPushEndpoint)).toEqual([])
  expect(isPushEndpoint('https://fcm.googleapis.com/fcm/send/abc:def')).toBe(true)
  for (const endpoint of refused)
    await expect(postPush()(endpoint, { headers: {}, body: Buffer.alloc(1) })).rejects.toThrow(NotPublic)
})

test('a name that leads into a network of ours is not called, whatever else it leads to', async () => {
  const hidden =
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.0.1 192.168.0.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 fc00::1 fe80::1 ff02::1 2001::1 2002:7f00:1::'
  for (const address of hidden.split(' ')) {
    const family = address.includes(':') ? 6 : 4
    const resolve = ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(null, [
        { address: '93.184.216.34', family: 4 },
        { address, family },
      ])) as never
    await expect(
      postPush(resolve)('https://push.example.com/a', { headers: {}, body: Buffer.alloc(1) }),
      address,
    ).rejects.toThrow(NotPublic)
  }
})
