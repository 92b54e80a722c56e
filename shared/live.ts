/** Where somebody of the office is, as far as it matters to the others. */
export const livePlaces = ['Desk', 'Reception', 'Person', 'Elsewhere'] as const
export type LivePlace = (typeof livePlaces)[number]

/** One open page of the console. */
export type Present = {
  Name: string
  Place: LivePlace
  /** The person whose page is open; null elsewhere. */
  UserId: string | null
}

/**
 * What the console is told as it happens by `GET /api/live`. `changed`: something was written, what is on the screen may be
 * old. `presence`: everybody else of the office who has the console open, `Present[]`.
 */
export type LiveEvent = 'changed' | 'presence'
