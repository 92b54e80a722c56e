import { isIPv4, isIPv6 } from 'node:net'

/** The unit for counting calls: an IPv4 address, or an IPv6 /64, which one household or machine gets. */
export function householdOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1] ?? ip
  if (isIPv4(mapped)) return mapped
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return 'unknown'
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  const prefix = [...groups, ...zeros, ...rest].slice(0, 4)
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
