/** Whose guidance is changed, and who does it: the person, or an administrator on their behalf. */
export type GuidanceCaller = { userId: string; actorId: string }

/** Staff who have somebody on the telephone may do what the page no longer lets the person do. */
export const isOnBehalf = ({ userId, actorId }: GuidanceCaller) => userId !== actorId
