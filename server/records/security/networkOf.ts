import { isIPv4, isIPv6 } from 'node:net'

const UNKNOWN = 'unknown'

/** An address's network, which shows the provider but no household: `203.0.113.0/24`, `2001:db8:1::/48`. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1] ?? ip
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return UNKNOWN
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  // `::` stands for zeros; within the first three groups, the tail follows them.
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const filled = [
    ...groups,
    ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'),
    ...rest,
  ]
  const [a = '0', b = '0', c = '0'] = filled.map((group) => Number.parseInt(group, 16).toString(16))
  return `${a}:${b}:${c}::/48`
}
