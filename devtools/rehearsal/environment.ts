/** The environment of the rehearsal's caller; settings of the product are never taken from it. */
export const environment = process.env
