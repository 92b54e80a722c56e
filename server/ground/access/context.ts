import type { Material } from '../../../shared/facts/operatorFile'
import type { Role } from '../../../shared/generated/schema'
import { mayCall, type StaffOperation } from '../../../shared/rules/records/access/operations'
import { SUSPENDED } from '../../../shared/words/program/apiErrors'
import type { AroundTransaction } from '../db/inTransaction'
import type { Deps } from '../deps'
import { AppError } from '../errors'
import type { Purpose } from './purpose'
import type { Reads } from './notedReads'
import { isFreshProof } from '../identity/freshProof'

/** The caller. Removed, withdrawn and unknown principals are guests, whatever their token says. */
export type Principal =
  | { kind: 'guest' }
  | { kind: 'user'; id: string; suspended: boolean; session?: string | null }
  | {
      kind: 'staff'
      id: string
      role: Role
      roles: ReadonlySet<Role>
      authenticatedAt: Date | null
      /** Id of the caller's session; null if the user pool gives none. */
      session?: string | null
      /** Write position that a replica must reach; null without a replica or after a day without writes. */
      wroteAt?: number | null
      /** May read in an emergency: set for one request, after the reason was given. */
      emergency?: boolean
      /** Opened the record of one person with a purpose: set for one request (`openedReaders`). */
      opened?: boolean
    }

/** Input of every operation: the caller, the time of the request, and the outside world. */
export type RequestContext = {
  principal: Principal
  now: Date
  requestId: string
  /** The caller's address, shortened as in the security log. */
  network: string
  deps: Deps
  purpose?: Purpose | AppError | null
  /** What staff are shown; stored before the answer is sent. */
  reads?: Reads
  undo?: AroundTransaction
}

type User = Extract<Principal, { kind: 'user' }>
export type Staff = Extract<Principal, { kind: 'staff' }>

/** Any signed-in caller; the operation limits the rows in its WHERE. */
export function requireAnyone({ principal }: RequestContext): User | Staff {
  if (principal.kind === 'guest') throw new AppError('UNAUTHENTICATED')
  return principal
}

/** A member or an applicant, suspended or not: may read their own data. */
export function requireUser(context: RequestContext): User {
  const principal = requireAnyone(context)
  if (principal.kind !== 'user') throw new AppError('FORBIDDEN')
  return principal
}

export function requireActiveUser(context: RequestContext): User {
  const user = requireUser(context)
  if (user.suspended) throw new AppError('FORBIDDEN', SUSPENDED)
  return user
}

/** Staff with any duties: for their own account and console. */
export function requireStaff(context: RequestContext): Staff {
  const principal = requireAnyone(context)
  if (principal.kind !== 'staff') throw new AppError('FORBIDDEN')
  return principal
}

/** Staff whose duties let them call the operation (shared/rules/records/access/operations.ts). */
export function requireDuty(context: RequestContext, operation: StaffOperation): Staff {
  const staff = requireStaff(context)
  if (!mayCall(staff.roles, operation)) throw new AppError('FORBIDDEN')
  return staff
}

/** A member, whose rows the operation limits in its WHERE, or staff whose duties let them call it. */
export function requireMemberOrDuty(context: RequestContext, operation: StaffOperation): User | Staff {
  const principal = requireAnyone(context)
  return principal.kind === 'user' ? principal : requireDuty(context, operation)
}

export function requireAdministrator(context: RequestContext): Staff {
  const staff = requireStaff(context)
  if (!staff.roles.has('Administrator')) throw new AppError('FORBIDDEN')
  return staff
}

/**
 * The caller signed in within the last five minutes: required before serious changes, so that an open session or stolen
 * token is not enough. Call it after the check of permissions.
 * @throws AppError REAUTHENTICATION_REQUIRED
 */
export function requireFreshSignIn({ principal, now }: RequestContext): void {
  const signedIn = principal.kind === 'staff' ? principal.authenticatedAt : null
  if (!signedIn || !isFreshProof(signedIn, now)) throw new AppError('REAUTHENTICATION_REQUIRED')
}

/** An administrator who has just signed in: required to give or remove access to the console. */
export function requireProvedAdministrator(context: RequestContext): Staff {
  const staff = requireAdministrator(context)
  requireFreshSignIn(context)
  return staff
}

/** @throws AppError NOT_FOUND where units are not recorded: nothing of them exists there */
export function requireMaterial({ deps }: Pick<RequestContext, 'deps'>): Material {
  const { material } = deps.texts
  if (!material) throw new AppError('NOT_FOUND')
  return material
}
