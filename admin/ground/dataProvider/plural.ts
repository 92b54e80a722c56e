/** Replaces `pluralize` for ra-data-graphql, which names documents by plurals; ours do not need these names. */
const plural = (name: string): string => `${name}s`

export default plural
