/** The fragment of the first administrator's link, before the token. */
export const FIRST_ADMINISTRATOR = 'first-administrator'
