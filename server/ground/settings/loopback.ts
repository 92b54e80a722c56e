import { isIPv4 } from 'node:net'

export function isLoopbackAddress(ip: string): boolean {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1] ?? ip
  return mapped === '::1' || (isIPv4(mapped) && mapped.startsWith('127.'))
}

export const isLoopbackName = (hostname: string): boolean =>
  hostname.toLowerCase() === 'localhost' || isLoopbackAddress(hostname.replace(/^\[(.*)\]$/, '$1'))
