/** Public pages in the sitemap. */
export const indexedPaths = [
  '/',
  '/trial_check',
  '/terms',
  '/privacy_policy',
  '/handling_of_personal',
  '/procedures_for_disclosure',
] as const
