import { keepInTab, keptInTab } from './tabStorage'

const KEY = 'partner-code'

/** A partner's code from the link, until the profile is opened. Without storage it can be typed. */
export const keepPartner = (code: string): void => keepInTab(KEY, code)

export const keptPartner = (): string => keptInTab(KEY) ?? ''
