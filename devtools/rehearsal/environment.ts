/** The environment of whoever started the rehearsal; settings of the product are never taken from it. */
export const environment = process.env
