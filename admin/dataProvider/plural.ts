/** Replaces `pluralize` for ra-data-graphql, which names documents by plurals: ours are written out, and none is named by it. */
const plural = (name: string): string => `${name}s`

export default plural
