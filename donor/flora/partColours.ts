import type { CompositionParts } from '../../shared/flora/compositionParts'

const COLOURS = [
  'var(--leaf-300)',
  'var(--yolk-300)',
  'var(--coral-300)',
  'var(--plum-200)',
  'var(--leaf-200)',
  'var(--yolk-200)',
]

/** Colours by genus name, so that several reports use the same. */
export const partColours = ({ main }: CompositionParts): ReadonlyMap<string, string> =>
  new Map(main.map(({ name }, index) => [name, COLOURS[index % COLOURS.length] ?? '']))
