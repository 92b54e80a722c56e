/** What the map for search engines lists: public pages that say something without having been led there. */
export const indexedPaths = [
  '/',
  '/trial_check',
  '/terms',
  '/privacy_policy',
  '/handling_of_personal',
  '/procedures_for_disclosure',
] as const
