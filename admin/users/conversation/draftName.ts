/** Of an unsaved note about a person. */
export const draftName = (personId: string) => `note.${personId}`
