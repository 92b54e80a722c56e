export const draftName = (personId: string) => `note.${personId}`
