import { text } from './text'

/** An id as it comes in; whether it exists is the database's to say. */
export const idField = () => text(64).required().label('ID')
