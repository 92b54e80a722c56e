/** One entry of a part of somebody's data: what is called how, and what is kept, both to be read by a person. */
export type OwnRecord = readonly (readonly [label: string, value: string])[]

/** A part of somebody's data, such as the donations, one record each. */
export type OwnSection = { title: string; records: readonly OwnRecord[] }

/** Everything that is kept about a member and theirs to take away. */
export type OwnData = { exportedAt: string; sections: readonly OwnSection[] }
