import { array, boolean, number, object, string, type InferType } from 'yup'

const FORMAT = 'nakatsugu-backup'
/** To be raised when older programs could not read an archive. */
const VERSION = 1

const pieces = array(object({ name: string().required(), sha256: string().required() })).required()

const manifestSchema = object({
  format: string().oneOf([FORMAT]).required(),
  version: number().oneOf([VERSION]).required(),
  createdAt: string().required(),
  /** The last migration of the schema that the tables had, by its time in the journal of migrations. */
  migration: number().integer().required(),
  tables: array(
    object({
      name: string().required(),
      columns: array(string().required()).required(),
      rows: number().integer().required(),
      pieces,
    }),
  ).required(),
  sequences: array(
    object({ name: string().required(), value: string().required(), called: boolean().required() }),
  ).required(),
  /** Files of the data folder. */
  files: object({ keys: number().required(), files: number().required(), pieces }).required(),
})

/** What an archive says of itself: its last entry but the checksum of this. */
export type Manifest = InferType<typeof manifestSchema>
export type Piece = InferType<typeof pieces>[number]

export const newManifest = (content: Omit<Manifest, 'format' | 'version'>): Manifest => ({
  format: FORMAT,
  version: VERSION,
  ...content,
})

/** @throws ValidationError when it is not one of ours, or of a later form */
export const parseManifest = (text: string): Manifest =>
  manifestSchema.validateSync(JSON.parse(text), { strict: true })
