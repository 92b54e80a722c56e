import type { PublicTexts } from '../../../shared/facts/config'

/** After an answer about distress with eating (question 52). */
export const eatingSupport = ({ supportContact }: PublicTexts) =>
  `食べることでつらい思いをされているときは、ひとりで抱えず、相談先をご利用ください。${supportContact}`
