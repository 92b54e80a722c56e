import type { ReadPurpose } from '../../../shared/generated/schema'
import { isPersonOperation, purposeOf } from '../../../shared/rules/records/reads'
import { isRecord } from '../../../shared/facts/isRecord'

export type GivenPurpose = { name: ReadPurpose; note: string | null }

/** A person, or one of their records by its id, or all lists; null for a file. */
export type Subject = string | null

/** Lists with what people are asked about are opened once. */
export const LISTS = 'lists'

/** `proof`: the purpose is known, and the server asks for a fresh sign-in. */
type Question = { subject: Subject; proof: boolean; answer: (given: GivenPurpose | null) => void }

/** By person, until the console is closed or left. Never written to a storage. */
const given = new Map<string, GivenPurpose>()
let questions: readonly Question[] = []
let listeners: readonly (() => void)[] = []

const tell = () => {
  for (const listener of listeners) listener()
}

export function onPurposes(listener: () => void): () => void {
  listeners = [...listeners, listener]
  return () => {
    listeners = listeners.filter((known) => known !== listener)
  }
}

export const firstQuestion = (): Question | null => questions[0] ?? null
export const purposeFor = (subject: string): GivenPurpose | null => given.get(subject) ?? null

/** The next record of this person is opened as if no purpose had been given. */
export function forgetPurpose(subject: string): void {
  given.delete(subject)
  tell()
}

/** Called at sign-out: the next person gives their own purposes. */
export function forgetPurposes(): void {
  given.clear()
  answerQuestions(questions, null)
}

/** @param purpose null ends the waiting calls */
export function givePurpose(subject: Subject, purpose: GivenPurpose | null): void {
  if (subject !== null && purpose) given.set(subject, purpose)
  answerQuestions(
    questions.filter((question) => question.subject === subject),
    purpose,
  )
}

function answerQuestions(answered: readonly Question[], purpose: GivenPurpose | null): void {
  questions = questions.filter((question) => !answered.includes(question))
  for (const { answer } of answered) answer(purpose)
  tell()
}

/** All calls waiting for the same subject share one answer. @returns null if the person decides not to open it */
export function askPurpose(
  subject: Subject,
  { proof = false, signal }: { proof?: boolean; signal?: AbortSignal } = {},
): Promise<GivenPurpose | null> {
  if (signal?.aborted) return Promise.resolve(null)
  return new Promise((resolve) => {
    const question = { subject, proof, answer: resolve }
    questions = [...questions, question]
    // The page that asked was left.
    signal?.addEventListener('abort', () => answerQuestions([question], null), { once: true })
    tell()
  })
}

function subjectOf(variables: unknown): Subject {
  const { UserId, userId, id } = isRecord(variables) ? variables : {}
  return [UserId, userId, id].find((value) => typeof value === 'string') ?? null
}

const subjectOfCall = (document: string, variables: unknown): Subject =>
  subjectOf(variables) ?? (isPersonOperation(rootField(document)) ? null : LISTS)

/** The purpose is the act itself or what was chosen for the open record; an emergency overrides both. */
export function purposeHeaders(document: string, variables: unknown): Record<string, string> {
  const operation = rootField(document)
  const subject = subjectOfCall(document, variables)
  const said = subject === null ? null : purposeFor(subject)
  if (said?.name === 'emergency') return isPersonOperation(operation) ? headersOf(said) : {}
  const name = purposeOf(operation) ?? said?.name
  return name ? headersOf({ name, note: null }) : {}
}

export const headersOf = ({ name, note }: GivenPurpose): Record<string, string> => ({
  'x-purpose': name,
  ...(note !== null && { 'x-purpose-note': encodeURIComponent(note) }),
})

/** `query UserList(…) { rows: listUsers…` → listUsers… */
const rootField = (document: string) => /\{\s*(?:\w+\s*:\s*)?(\w+)/.exec(document)?.[1] ?? ''

/** Headers for sending a refused call again; null if it was refused for another reason. */
export async function answerTo(
  failure: unknown,
  document: string,
  variables: unknown,
  signal?: AbortSignal,
): Promise<Record<string, string> | null> {
  const errors = isRecord(failure) && Array.isArray(failure.graphQLErrors) ? failure.graphQLErrors : []
  const isAsked = (code: string) =>
    errors.some((error) => isRecord(error) && isRecord(error.extensions) && error.extensions.code === code)
  const subject = subjectOfCall(document, variables)
  if (isAsked('PURPOSE_REQUIRED')) return headersIf(await askPurpose(subject, { signal }))
  const isEmergency = subject !== null && purposeFor(subject)?.name === 'emergency'
  if (!isEmergency || !isAsked('REAUTHENTICATION_REQUIRED')) return null
  return headersIf(await askPurpose(subject, { proof: true, signal }))
}

const headersIf = (given: GivenPurpose | null) => given && headersOf(given)
