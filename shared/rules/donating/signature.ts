import { PAPER_MEGABYTES } from '../../facts/terms'
import { foldName } from '../../facts/normalise'

/** The field in which a signature is drawn; its lines have whole coordinates within it. */
export const SIGNATURE_FIELD = { width: 600, height: 200 } as const

/** Far more than a long name takes. */
export const SIGNATURE_MAX = 40_000

/** Lines of an SVG path: `M12 30L14 33L19 37`, one after the other. */
const DRAWN = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/

/** Less is a dot or a slip of the finger. */
const LEAST_INK = 120

export type Point = readonly [x: number, y: number]
export type Lines = readonly (readonly Point[])[]

export const isDrawn = (signature: string): boolean => DRAWN.test(signature)

/** The points of each line. */
const linesOf = (signature: string): Point[][] =>
  signature
    .split('M')
    .slice(1)
    .map((line) =>
      line.split('L').map((point): Point => {
        const [x = 0, y = 0] = point.split(' ').map(Number)
        return [x, y]
      }),
    )

/** False for an empty field, a dot, or what lies outside. */
export function hasInk(signature: string): boolean {
  if (!isDrawn(signature)) return false
  const lines = linesOf(signature)
  if (lines.flat().some(([x, y]) => x > SIGNATURE_FIELD.width || y > SIGNATURE_FIELD.height)) return false
  const ink = lines.flatMap((line) =>
    line.slice(1).map(([x, y], nth) => {
      const [fromX, fromY] = line[nth] ?? [x, y]
      return Math.hypot(x - fromX, y - fromY)
    }),
  )
  return ink.reduce((sum, length) => sum + length, 0) >= LEAST_INK
}

/** A line grows by a point, unless it lies as good as on the last one. */
export function withPoint(line: readonly Point[], [x, y]: Point): readonly Point[] {
  const point: Point = [inside(x, SIGNATURE_FIELD.width), inside(y, SIGNATURE_FIELD.height)]
  const last = line.at(-1)
  return last && Math.hypot(point[0] - last[0], point[1] - last[1]) < 2 ? line : [...line, point]
}

type Field = { left: number; top: number; width: number; height: number }

/** Where of the field's own coordinates a finger or a pen is. */
export const pointIn = (field: Field, { clientX, clientY }: { clientX: number; clientY: number }): Point => [
  ((clientX - field.left) / field.width) * SIGNATURE_FIELD.width,
  ((clientY - field.top) / field.height) * SIGNATURE_FIELD.height,
]

export const begun = (lines: Lines, point: Point): Lines => [...lines, withPoint([], point)]

export const goneOn = (lines: Lines, point: Point): Lines => [
  ...lines.slice(0, -1),
  withPoint(lines.at(-1) ?? [], point),
]

const inside = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))

/** A point alone is drawn as the shortest line. */
export const pathOf = (lines: Lines): string =>
  lines
    .filter((line) => line.length > 0)
    .map((line) => {
      const [[x, y] = [0, 0]] = line
      const points = line.length > 1 ? line : [...line, [x, y] as Point]
      return `M${points.map((point) => point.join(' ')).join('L')}`
    })
    .join('')

const folded = (name: string) => foldName(name).replace(/\s/gu, '')

/** For whoever does not draw: the registered name, in the letters that a keyboard has. */
export const isOwnName = (
  signature: string,
  { lastName, firstName }: { lastName: string | null; firstName: string | null },
): boolean => {
  const name = folded(`${lastName ?? ''}${firstName ?? ''}`)
  return name !== '' && folded(signature) === name
}

/** What a scanned paper may weigh. */
export const PAPER_MAX_BYTES = PAPER_MEGABYTES * 1_000_000
/** The same as base64. */
export const PAPER_MAX_TEXT = Math.ceil(PAPER_MAX_BYTES / 3) * 4
