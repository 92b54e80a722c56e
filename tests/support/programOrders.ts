/** Without the sample data; with the people of a busy day; with the limits of calls, which are lifted else. */
export const FLAGS = ['empty', 'busy', 'limited'] as const
export type Flag = (typeof FLAGS)[number]

/** What a process that runs programs is told to do. */
export type Order = { env: NodeJS.ProcessEnv; flags: Flag[] } | 'stop'
