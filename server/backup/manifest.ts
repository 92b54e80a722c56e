import { array, boolean, number, object, string, type InferType } from 'yup'

const FORMAT = 'nakatsugu-backup'
/** Raise it when older programs cannot read an archive. */
const VERSION = 1

const pieces = array(object({ name: string().required(), sha256: string().required() })).required()

const manifestSchema = object({
  format: string().oneOf([FORMAT]).required(),
  version: number().oneOf([VERSION]).required(),
  createdAt: string().required(),
  /** Time of the schema's last migration in the migration journal. */
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
  files: object({ keys: number().required(), files: number().required(), pieces }).required(),
})

/** The last entry of an archive except its own checksum. */
export type Manifest = InferType<typeof manifestSchema>
export type Piece = InferType<typeof pieces>[number]

export const newManifest = (content: Omit<Manifest, 'format' | 'version'>): Manifest => ({
  format: FORMAT,
  version: VERSION,
  ...content,
})

/** @throws ValidationError for a foreign manifest or a later version */
export const parseManifest = (text: string): Manifest =>
  manifestSchema.validateSync(JSON.parse(text), { strict: true })
