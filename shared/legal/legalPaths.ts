/** The pages of the legal texts, in the order in which they are offered. */
export const legalPaths = [
  '/terms',
  '/privacy_policy',
  '/handling_of_personal',
  '/procedures_for_disclosure',
] as const

export type LegalPath = (typeof legalPaths)[number]
