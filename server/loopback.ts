import { isIPv4 } from 'node:net'

/** True if a caller's address is this machine's own. */
export function isLoopbackAddress(ip: string): boolean {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1] ?? ip
  return mapped === '::1' || (isIPv4(mapped) && mapped.startsWith('127.'))
}

/** True if a host name means this machine. */
export const isLoopbackName = (hostname: string): boolean =>
  hostname.toLowerCase() === 'localhost' || isLoopbackAddress(hostname.replace(/^\[(.*)\]$/, '$1'))
