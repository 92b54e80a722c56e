/** Seeded random values: the same seed gives the same people. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both possible. */
  whole(min: number, max: number): number
  /** True in `share` of all cases, 0 to 1. */
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
  /** Normally distributed around 0 with a spread of 1. */
  bell(): number
  uuid(): string
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

/** The generator mulberry32: 32 bits of state are enough for a few ten thousand draws. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const bits = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const next = () => bits() / 2 ** 32
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick(from) {
      const picked = from[whole(0, from.length - 1)]
      if (picked === undefined) throw new RangeError('Nothing to pick from')
      return picked
    },
    bell: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    uuid() {
      const [a, b, c, d] = [bits(), bits(), bits(), bits()]
      const version = `4${hex(b & 0xfff, 3)}`
      const variant = hex(((c >>> 16) & 0x3fff) | 0x8000, 4)
      return `${hex(a, 8)}-${hex(b >>> 16, 4)}-${version}-${variant}-${hex(c & 0xffff, 4)}${hex(d, 8)}`
    },
  }
}
