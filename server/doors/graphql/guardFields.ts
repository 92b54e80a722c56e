import type { GraphQLField, GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { defaultFieldResolver, getNamedType, isNonNullType, isObjectType } from 'graphql'
import { allRoles } from '../../../shared/rules/records/access/roles'
import type { RequestContext } from '../../ground/access/context'
import type { FieldRule, Reader, Visibility } from '../../ground/access/contract'
import { isReader, requireReadableOrder } from '../../ground/access/contract'
import { noteRead } from '../../ground/access/notedReads'
import { AppError } from '../../ground/errors'
import { readPlaceOf } from './readPlaces'

type Resolver = GraphQLFieldResolver<unknown, RequestContext>
type Field = GraphQLField<unknown, RequestContext>

const READERS: readonly Reader[] = ['Member', ...allRoles]

/**
 * Applies `@visible` and `@person` to the fields of an executable schema. Fields that all may read stay unchanged, so
 * that the compiler reads them straight from the record.
 */
export function guardFields(schema: GraphQLSchema, rules: Visibility): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const rule = rules.get(type.name)?.fields.get(field.name)
      if (rule) field.description = [field.description, wordsOf(rule)].filter(Boolean).join('\n\n')
      const personId = rules.get(getNamedType(field.type).name)?.personId
      if (personId) field.resolve = forOwnEyes(field, personId, rules)
      const order = orderOf(field)
      if (order) field.resolve = inReadableOrder(field, order)
      if (rule && !READERS.every((reader) => rule.to.has(reader))) field.resolve = forEyesOf(field, rule)
    }
  }
}

/** A list's sort argument and its type: `UserProfileSortField` sorts by fields of `UserProfile`. */
function orderOf({ args }: Field): { argument: string; type: string } | null {
  for (const { name, type } of args) {
    const [, of] = /^(\w+)SortField$/.exec(getNamedType(type).name) ?? []
    if (of) return { argument: name, type: of }
  }
  return null
}

function inReadableOrder(field: Field, { argument, type }: { argument: string; type: string }): Resolver {
  const resolve = field.resolve ?? defaultFieldResolver
  return (source, args, context, info) => {
    requireReadableOrder(context.principal, type, args[argument])
    return resolve(source, args, context, info)
  }
}

const wordsOf = ({ to, data }: FieldRule) => `${data}; read by ${[...to].join(', ')}.`

/** Readers without access to the field get null, and nothing is read for them. */
function forEyesOf(field: Field, rule: FieldRule): Resolver {
  const resolve = field.resolve ?? defaultFieldResolver
  const nothing = nothingOf(field)
  return (source, args, context, info) =>
    isReader(context.principal, rule) ? resolve(source, args, context, info) : nothing()
}

/** An empty list would say that there is none: what is not shown is null, or not answered at all. */
function nothingOf({ type }: Field): () => null {
  if (!isNonNullType(type)) return () => null
  return () => {
    throw new AppError('FORBIDDEN')
  }
}

/** Members get records about nobody else, whatever was read; for staff, the records' people are noted. */
function forOwnEyes(field: Field, personId: string, rules: Visibility): Resolver {
  const resolve = field.resolve ?? defaultFieldResolver
  return (source, args, context, info) => {
    const value: unknown = resolve(source, args, context, info)
    const { principal, reads } = context
    if (principal.kind === 'staff') {
      const place = reads ? readPlaceOf(rules, info, principal) : null
      if (!reads || !place) return value
      const note = (found: unknown) => {
        for (const record of recordsOf(found)) noteRead(reads, place, Reflect.get(record, personId))
        return found
      }
      return value instanceof Promise ? value.then(note) : note(value)
    }
    const own = principal.kind === 'user' ? principal.id : null
    const requireOwn = (found: unknown) => {
      for (const record of recordsOf(found))
        if (Reflect.get(record, personId) !== own) throw new AppError('FORBIDDEN')
      return found
    }
    return value instanceof Promise ? value.then(requireOwn) : requireOwn(value)
  }
}

const recordsOf = (found: unknown): object[] =>
  (Array.isArray(found) ? found : [found]).filter((record) => typeof record === 'object' && record !== null)
