/** Of the note that was begun about a person. */
export const draftName = (personId: string) => `note.${personId}`
