import { isIPv4 } from 'node:net'

/** Whether an address of a caller is this machine's own. */
export function isLoopbackAddress(ip: string): boolean {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1] ?? ip
  return mapped === '::1' || (isIPv4(mapped) && mapped.startsWith('127.'))
}

/** Whether a name stands for this machine, as it is written in addresses. */
export const isLoopbackName = (hostname: string): boolean =>
  hostname.toLowerCase() === 'localhost' || isLoopbackAddress(hostname.replace(/^\[(.*)\]$/, '$1'))
