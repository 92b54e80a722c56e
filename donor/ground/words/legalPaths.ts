export const legalPaths = [
  '/terms',
  '/privacy_policy',
  '/handling_of_personal',
  '/procedures_for_disclosure',
] as const

export type LegalPath = (typeof legalPaths)[number]
