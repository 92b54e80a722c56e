import { array, boolean, number, object, string, type InferType } from 'yup'

const FORMATS = ['nakatsugu-backup', 'nakatsugu-person-keys'] as const
export type Format = (typeof FORMATS)[number]
/** Raise it when older programs cannot read an archive. In version 1, people's keys are among the rows. */
const VERSION = 2
const READABLE = [1, VERSION]

const pieces = array(object({ name: string().required(), sha256: string().required() })).required()

const manifestSchema = object({
  format: string().oneOf(FORMATS).required(),
  version: number().oneOf(READABLE).required(),
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

export const newManifest = (format: Format, content: Omit<Manifest, 'format' | 'version'>): Manifest => ({
  format,
  version: VERSION,
  ...content,
})

/** @throws Error for a foreign manifest or a later version */
export function parseManifest(text: string, format: Format): Manifest {
  const manifest = manifestSchema.validateSync(JSON.parse(text), { strict: true })
  if (manifest.format !== format) throw new Error(manifest.format)
  return manifest
}
