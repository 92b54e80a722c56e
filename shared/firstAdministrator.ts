/** Before the token in the fragment of the link by which somebody becomes the first administrator. */
export const FIRST_ADMINISTRATOR = 'first-administrator'
