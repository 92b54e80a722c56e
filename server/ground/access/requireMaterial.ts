import type { Material } from '../../../shared/facts/operatorFile'
import { AppError } from '../errors'
import type { RequestContext } from './context'

/** @throws AppError NOT_FOUND where units are not recorded: nothing of them exists there */
export function requireMaterial({ deps }: Pick<RequestContext, 'deps'>): Material {
  const { material } = deps.texts
  if (!material) throw new AppError('NOT_FOUND')
  return material
}
