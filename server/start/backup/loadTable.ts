import pg from 'pg'
import { copyIn } from './copyRows'
import type { Manifest } from './manifest'
import type { ArchiveReader } from './readArchive'

/**
 * Fills a table that was emptied or created in the same transaction.
 * @param place its name, escaped
 */
export async function loadTable(
  client: pg.ClientBase,
  place: string,
  { name, columns, rows, pieces }: Manifest['tables'][number],
  read: ArchiveReader['read'],
): Promise<void> {
  const list = columns.map(pg.escapeIdentifier).join(', ')
  const loaded = await copyIn(client, `COPY ${place} (${list}) FROM STDIN (FREEZE)`, read(pieces))
  if (loaded !== rows) throw new Error(`${name}: ${loaded} rows of ${rows}`)
}
