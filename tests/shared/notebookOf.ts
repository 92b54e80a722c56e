import { readNotebook } from '../../donor/way/check/questions/medicines/notebook'

/** A notebook of codes that are each a whole text. */
export const notebookOf = (texts: readonly string[]) => readNotebook({ texts: [...texts], read: 0, of: 0 })
