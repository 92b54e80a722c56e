import { ECDH } from 'node:crypto'
import { array, object, string } from '../../../shared/forms/yup'
import { pushKinds } from '../../../shared/words/program/push'
import { isPushEndpoint } from '../../ground/push/postPush'

/** Longer than any that is given. */
const MOST = 1_000

function isPublicKey(text: string): boolean {
  try {
    return ECDH.convertKey(text, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === text
  } catch {
    return false
  }
}

const isSecret = (text: string) => /^[\w-]{22}$/.test(text)

/** A browser's subscription. */
export const targetFields = {
  Endpoint: string().required().max(MOST).test('address', isPushEndpoint),
  P256dh: string().required().max(MOST).test('key', isPublicKey),
  Auth: string().required().test('secret', isSecret),
}

export const pushDeviceSchema = object({
  ...targetFields,
  Kinds: array(string().oneOf(pushKinds).required()).nullable(),
}).exact()

/** The service worker's, which has no sign-in: whoever knows the address and secret of before is the device. */
export const pushRenewalSchema = object({
  Before: object({
    Endpoint: string().strict().required().max(MOST),
    Auth: string().strict().required().max(MOST),
  }).exact(),
  After: object(targetFields).exact(),
}).exact()
