import { useCallback, useState } from 'react'
import { isRecord } from '../../../shared/facts/isRecord'
import { readDraft, writeDraft } from '../../ground/auth/drafts'
import type { JapaneseDate } from '../../../shared/facts/dates'
import type { IdentityDocument } from '../../../shared/generated/schema'
import { identityDocuments } from '../../../shared/words/labels/guidanceLabels'

export type VisitDraft = {
  attended?: boolean
  kit?: string
  version?: string
  identity?: IdentityDocument
}
export type DayDraft = {
  /** The day's consent version; undefined until chosen. */
  version?: string
  visits: Readonly<Record<string, VisitDraft>>
}

const EMPTY: DayDraft = { visits: {} }
const nameOf = (day: JapaneseDate) => `daySheet.${day}`

/** Kept in this tab over a reload or a lost connection. Contains ids, kit numbers and versions, no names. */
export function useDayDraft(day: JapaneseDate) {
  const [draft, setDraft] = useState(() => parse(readDraft(nameOf(day))))
  const change = useCallback(
    (next: (draft: DayDraft) => DayDraft) =>
      setDraft((before) => {
        const after = next(before)
        writeDraft(nameOf(day), after)
        return after
      }),
    [day],
  )
  return {
    draft,
    setVersion: (version: string) => change((before) => ({ ...before, version })),
    setVisit: (id: string, visit: VisitDraft) =>
      change(({ visits, ...rest }) => ({
        ...rest,
        visits: { ...visits, [id]: { ...visits[id], ...visit } },
      })),
    forget: (ids: readonly string[]) =>
      change(({ visits, ...rest }) => ({
        ...rest,
        visits: Object.fromEntries(Object.entries(visits).filter(([id]) => !ids.includes(id))),
      })),
  }
}

function parse(kept: unknown): DayDraft {
  if (!isRecord(kept) || !isRecord(kept.visits)) return EMPTY
  return {
    version: textOf(kept.version),
    visits: Object.fromEntries(
      Object.entries(kept.visits).flatMap(([id, visit]) => (isRecord(visit) ? [[id, readVisit(visit)]] : [])),
    ),
  }
}

const readVisit = ({ attended, kit, version, identity }: Record<string, unknown>): VisitDraft => ({
  attended: typeof attended === 'boolean' ? attended : undefined,
  kit: textOf(kit),
  version: textOf(version),
  identity: identityDocuments.find((document) => document === identity),
})

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
