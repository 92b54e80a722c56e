/** The person of the guidance, and the actor: that person or an administrator. */
export type GuidanceCaller = { userId: string; actorId: string }

/** Administrators, for example on the telephone, may do more than the person's page allows. */
export const isOnBehalf = ({ userId, actorId }: GuidanceCaller) => userId !== actorId
