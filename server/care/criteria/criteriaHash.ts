import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../shared/rules/criteria/canonical'
import type { CriteriaContent } from '../../../shared/rules/criteria/content'

export const criteriaHash = (content: CriteriaContent): string =>
  createHash('sha256').update(canonicalJson(content)).digest('hex')
