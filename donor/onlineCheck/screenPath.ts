import type { CheckScreen } from './checkScreens'

/** `?section=6&part=2` is the second screen of the sixth section. */
export const screenPath = ({ section, part }: Pick<CheckScreen, 'section' | 'part'>): string =>
  `?section=${section + 1}${part > 0 ? `&part=${part + 1}` : ''}`
