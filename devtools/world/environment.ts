/** The environment of the caller of rehearsal and week, who set it for their own processes. */
export const environment = process.env
