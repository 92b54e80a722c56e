import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const TIMEOUT_MS = 10_000

/** Networks of ours and of nobody. */
const within = new BlockList()
const ipv4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3'
for (const network of ipv4.split(' ')) {
  const [address = '', bits] = network.split('/')
  within.addSubnet(address, Number(bits), 'ipv4')
}
/** Of IPv6 all but the public part of the net, and there what stands for an address of IPv4. */
const outside = new BlockList()
outside.addSubnet('2000::', 3, 'ipv6')
within.addSubnet('2001::', 23, 'ipv6')
within.addSubnet('2001:db8::', 32, 'ipv6')
within.addSubnet('2002::', 16, 'ipv6')

const isPublic = ({ address, family }: LookupAddress): boolean =>
  family === 6
    ? outside.check(address, 'ipv6') && !within.check(address, 'ipv6')
    : !within.check(address, 'ipv4')

/** Named by whoever subscribes, so only the web's usual door of a named host. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.')
  return protocol === 'https:' && isNamed && port === '' && username === '' && password === ''
}

/** The name was ours to resolve, so that it cannot mean another address when it is called. */
const guarded =
  (resolve: typeof lookUp): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error) return callback(error, '', 0)
      if (!first || !addresses.every(isPublic)) return callback(new NotPublic(), '', 0)
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })

/** The address is no push service's, and never will be. */
export class NotPublic extends Error {
  override name = 'NotPublic'
}

export type PushPost = (
  endpoint: string,
  sent: { headers: Record<string, string>; body: Buffer },
) => Promise<number>

/** @returns the status; the answer is not read, redirects are not followed @throws without an answer, or NotPublic */
export const postPush =
  (resolve: typeof lookUp = lookUp): PushPost =>
  (endpoint, { headers, body }) =>
    new Promise((done, fail) => {
      if (!isPushEndpoint(endpoint)) return fail(new NotPublic())
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const options = { method: 'POST', agent: false, lookup: guarded(resolve), signal, headers }
      const call = request(endpoint, options, (response) => {
        done(response.statusCode ?? 0)
        response.destroy()
      })
      call.on('error', fail)
      call.end(body)
    })
