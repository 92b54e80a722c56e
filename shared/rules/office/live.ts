/** Where a colleague is, as far as others need to know. */
export const livePlaces = ['Desk', 'Reception', 'Person', 'Elsewhere'] as const
export type LivePlace = (typeof livePlaces)[number]

/** One open page of the console. */
export type Present = {
  Name: string
  Place: LivePlace
  /** The person whose page is open; null elsewhere. */
  UserId: string | null
}

/** Events of `GET /api/live`. `changed`: the screen may be outdated. `presence`: other open consoles, `Present[]`. */
export type LiveEvent = 'changed' | 'presence'
