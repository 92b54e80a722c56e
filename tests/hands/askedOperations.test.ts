import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Kind, parse, visit } from 'graphql'
import { expect, it } from 'vitest'
import { isPageName } from '../../admin/ground/auth/pageOperations'
import { mayOpenPage } from '../../admin/ground/auth/mayDo'
import * as generated from '../../admin/generated/graphql'
import { isStaffOperation, rolesFor, type StaffOperation } from '../../shared/rules/records/access/operations'
import { allRoles } from '../../shared/rules/records/access/roles'
import { bulkActs } from '../../shared/rules/office/bulk'
import { allWorkKinds, workKinds } from '../../shared/rules/office/work'
import type { Role } from '../../shared/generated/schema'

type Module = {
  imports: readonly string[]
  calls: readonly StaffOperation[]
  asks: readonly StaffOperation[]
}

const documents: Readonly<Record<string, unknown>> = { ...generated }

function operationsOf(name: string): StaffOperation[] {
  const document = documents[name]
  const found: StaffOperation[] = []
  visit(parse(String(document)), {
    OperationDefinition: ({ selectionSet }) => {
      for (const field of selectionSet.selections)
        if (field.kind === Kind.FIELD && isStaffOperation(field.name.value)) found.push(field.name.value)
    },
  })
  return found
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** A module that asks by a table of operations has its values. */
const tableOf = (text: string) =>
  /\bStaffOperation\b/.test(text) ? all(text, /(?:: |= )'(\w+)'/g).filter(isStaffOperation) : []

function readModule(name: string, text: string, tables: ReadonlyMap<string, StaffOperation[]>): Module {
  const values = text.replace(/^import type [^']*'[^']*'$/gm, '')
  const imports = all(values, /(?:from|import)\s*\(?'(\.[^']*)'/g).map((to) =>
    path.join(path.dirname(name), to),
  )
  const called = all(text, /\b(\w+Document)\b/g).filter((each) => each in documents)
  return {
    imports,
    calls: [...new Set(called)].flatMap(operationsOf),
    asks: [
      ...all(text, /[mM]ayCall(?:\(\))?\('(\w+)'\)/g),
      ...all(text, /\boperation="(\w+)"/g),
      ...[name, ...imports].flatMap((each) => tables.get(each) ?? []),
      ...(/\buseMayDoWork\(/.test(text) ? allWorkKinds.map((kind) => workKinds[kind].operation) : []),
      ...(/\buseMayDoBulk\(/.test(text) ? Object.values(bulkActs).map(({ operation }) => operation) : []),
    ].filter(isStaffOperation),
  }
}

function readConsole(): ReadonlyMap<string, Module> {
  const texts = new Map<string, string>()
  for (const name of readdirSync('admin', { recursive: true, encoding: 'utf8' })) {
    const file = path.join('admin', name)
    if (/\.tsx?$/.test(file) && !file.includes('generated'))
      texts.set(file.replace(/\.tsx?$/, ''), readFileSync(file, 'utf8'))
  }
  const tables = new Map([...texts].map(([name, text]) => [name, tableOf(text)]))
  return new Map([...texts].map(([name, text]) => [name, readModule(name, text, tables)]))
}

/** Modules whose page has another name. */
const otherNames: Readonly<Record<string, string>> = {
  duties: 'administrators',
  monthRecord: 'preferenceSlots',
  seats: 'preferenceSlots',
}
/** `admin/office/desk/DeskPage`: `desk` */
function pageOf(module: string): string {
  const [, first = '', rest = ''] = /\/([A-Z])(\w*)Pages?$/.exec(module) ?? []
  const name = first.toLowerCase() + rest
  return otherNames[name] ?? name
}

/** Where a person starts: the pages, each for those who may open it, and what stands around all pages. */
function startsFor(modules: ReadonlyMap<string, Module>, operation: StaffOperation): string[] {
  const app = ['App', 'resourcePages'].flatMap((name) => modules.get(`admin/start/${name}`)?.imports ?? [])
  return app.filter((name) => {
    if (name === 'admin/start/resourcePages') return false
    const named = pageOf(name)
    const page = isPageName(named) ? named : (name.split('/')[2] ?? '')
    const openers: readonly Role[] = isPageName(page)
      ? allRoles.filter((role) => mayOpenPage([role], page))
      : allRoles
    return openers.some((role) => !rolesFor(operation).includes(role))
  })
}

/** The server answers each duty with what it may search. */
const ANSWERS_EACH = 'admin/start/layout/goTo/useDestinations'

/** The modules that call an operation which nothing between the page and the call asks for. */
function unasked(modules: ReadonlyMap<string, Module>): string[] {
  const called = new Set([...modules.values()].flatMap(({ calls }) => calls))
  return [...called].flatMap((operation) => {
    const asksEnough = ({ asks }: Module) =>
      asks.some((asked) => rolesFor(asked).every((role) => rolesFor(operation).includes(role)))
    const reached = new Set<string>()
    const queue = startsFor(modules, operation)
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const module = modules.get(name) ?? modules.get(`${name}/index`)
      if (!module || reached.has(name) || asksEnough(module)) continue
      reached.add(name)
      queue.push(...module.imports)
    }
    return [...reached]
      .filter((name) => (modules.get(name) ?? modules.get(`${name}/index`))?.calls.includes(operation))
      .filter((name) => name !== ANSWERS_EACH)
      .map((name) => `${name}: ${operation}`)
  })
}

it('no control calls an operation without asking whether the duty may', () => {
  expect(unasked(readConsole()).toSorted()).toEqual([])
})

it('names a control that does not ask', () => {
  const modules = new Map(readConsole())
  const handle = modules.get('admin/office/calendar/move/MoveHandle')
  if (!handle) throw new Error('MoveHandle is gone: take another control here')
  modules.set('admin/office/calendar/move/MoveHandle', { ...handle, asks: [] })
  const page = modules.get('admin/office/calendar/CalendarPage')
  if (page) modules.set('admin/office/calendar/CalendarPage', { ...page, asks: [] })
  expect(unasked(modules)).toContain('admin/office/calendar/OpeningDaysDialog: updateOpening')
})
