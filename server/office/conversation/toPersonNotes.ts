import { desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import { classReaders } from '../../../shared/rules/records/access/classes'
import type { Role } from '../../../shared/generated/schema'
import type { RequestContext } from '../../ground/access/context'
import { staffNames } from '../../ground/access/staffNames'
import type { Queryable } from '../../ground/db/client'
import type { PersonNote } from '../../generated/resolvers'
import { personNotes, personNoteVersions, type PersonNoteRow } from '../../ground/tables/personNotes'
import { asContract } from '../../ground/db/asContract'

type Caller = Pick<RequestContext, 'principal'>
type Reader = Pick<RequestContext, 'principal' | 'deps'>

const readsHealth = (roles: ReadonlySet<Role>) => classReaders.Health.some((role) => roles.has(role))

/** Notes that touch health are for readers of health data, and the author. */
const mayRead = (
  { principal }: Caller,
  { touchesHealth, authorId }: Pick<PersonNoteRow, 'touchesHealth' | 'authorId'>,
) =>
  principal.kind === 'staff' && (!touchesHealth || readsHealth(principal.roles) || principal.id === authorId)

export function textReadBy({ principal }: Caller): SQL | undefined {
  if (principal.kind === 'staff' && readsHealth(principal.roles)) return undefined
  return or(
    eq(personNotes.touchesHealth, false),
    principal.kind === 'staff' ? eq(personNotes.authorId, principal.id) : undefined,
  )
}

export async function toPersonNotes(
  caller: Reader,
  db: Queryable,
  sealed: readonly PersonNoteRow[],
): Promise<PersonNote[]> {
  const { vault } = caller.deps
  const rows = await vault.open(db, 'person_notes', sealed)
  const edited = rows.flatMap(({ id, version }) => (version > 1 ? [id] : []))
  const earlier =
    edited.length === 0
      ? []
      : await db
          .select()
          .from(personNoteVersions)
          .where(inArray(personNoteVersions.noteId, edited))
          .orderBy(desc(personNoteVersions.version))
  const ownerOf = new Map(rows.map(({ id, userId }) => [id, userId]))
  const versions = await vault.open(
    db,
    'person_notes',
    earlier.map((version) => ({ ...version, id: version.noteId, userId: ownerOf.get(version.noteId) ?? '' })),
  )
  const names = await staffNames(
    db,
    rows.map(({ authorId }) => authorId),
  )
  return rows.map((row) => ({
    ...saidBy(caller, row, row),
    ...asContract(row, 'id', 'userId', 'authorId', 'touchesHealth', 'deletedAt', 'updatedAt'),
    Sk: 'Note',
    AuthorName: (row.authorId && names.get(row.authorId)) ?? null,
    Earlier: versions.filter(({ noteId }) => noteId === row.id).map((said) => saidBy(caller, row, said)),
  }))
}

type Said = Pick<
  PersonNoteRow,
  'kind' | 'result' | 'text' | 'touchesHealth' | 'againOn' | 'version' | 'createdAt'
>

/** If a note touches health, its earlier texts do too, and the other way round. */
const saidBy = (caller: Caller, { touchesHealth, authorId }: PersonNoteRow, said: Said) => ({
  ...asContract(said, 'version', 'kind', 'result', 'againOn', 'createdAt'),
  Text: mayRead(caller, { touchesHealth: touchesHealth || said.touchesHealth, authorId }) ? said.text : null,
})
