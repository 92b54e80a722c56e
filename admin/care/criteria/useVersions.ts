import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CriteriaContent } from '../../../shared/rules/criteria/content'
import { parseContent } from '../../../shared/rules/criteria/parseContent'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import {
  CriteriaVersionDocument,
  CriteriaVersionsDocument,
  type CriteriaRowFragment,
  type CriteriaWholeFragment,
} from '../../generated/graphql'

const ALL = ['criteria'] as const

/** One page is enough: a hundred versions are ten years. */
export const useVersions = () =>
  useApiQuery(
    [...ALL, 'list'],
    CriteriaVersionsDocument,
    { limit: 100 },
    {
      select: ({ listCriteria }) => listCriteria.items,
    },
  )

export type Version = Omit<CriteriaWholeFragment, 'Content'> & { Content: CriteriaContent }

/** A version with its content; a null id requests nothing. */
export const useVersion = (id: string | null) => {
  const { data, ...query } = useApiQuery(
    [...ALL, 'one', id],
    CriteriaVersionDocument,
    { id: id ?? '' },
    { enabled: id !== null },
  )
  const version = useMemo(() => (data ? toVersion(data.getCriteria) : undefined), [data])
  return { ...query, version }
}

/** @throws Error if the stored content is invalid */
export function toVersion(whole: CriteriaWholeFragment): Version {
  const parsed = parseContent(whole.Content)
  if ('faults' in parsed) throw new Error(`${whole.Number}: ${parsed.faults[0]?.message ?? ''}`)
  return { ...whole, Content: parsed.content }
}

export function useReadAnew(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ALL })
}

export const inForceOf = (versions: readonly CriteriaRowFragment[]) =>
  versions.find(({ State }) => State === 'InForce') ?? null
