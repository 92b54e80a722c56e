import type { FastifyInstance } from 'fastify'
import type { CriteriaForDevice } from '../../../shared/rules/criteria/forDevice'
import { criteriaForDraft, criteriaInForce } from '../../care/criteria/criteriaInForce'
import { fhirQuestionnaire } from '../../care/criteria/fhirQuestionnaire'
import { publishedCriteria } from '../../care/criteria/publishedCriteria'
import type { Deps } from '../../ground/deps'
import { AppError } from '../../ground/errors'
import { answerNotFound } from './notFound'
import { createPageFile, sendPageFile, type PageFile } from './pageFile'

/** All callers see a version in force within this time. */
const FOR_MINUTES = 'public, max-age=60'

type Served = Pick<Deps, 'db' | 'questionnaires' | 'clock' | 'texts' | 'settings'>

/**
 * `GET /api/criteria/{number}.json` → a version of the criteria that is or was in force, as a FHIR R4 Questionnaire.
 * `GET /api/criteria/form/{form}.json` → the rules that judge answers on a form now, so that a device can say
 * beforehand what an answer means; `current` for new checks.
 */
export function registerCriteriaRoutes(app: FastifyInstance, deps: Served): void {
  app.get<{ Params: { file: string } }>('/api/criteria/:file', async (request, reply) => {
    const number = nameOf(request.params.file)
    const { versions } = await publishedCriteria(deps.db, deps)
    const found = versions.find(({ criteria }) => criteria.criteria.number === number)
    if (!found) return answerNotFound(reply)
    const { texts, settings } = deps
    return sendPageFile(
      request,
      reply,
      fileOf('application/fhir+json', fhirQuestionnaire(found, { texts, origin: settings.origin })),
    )
  })

  app.get<{ Params: { file: string } }>('/api/criteria/form/:file', async (request, reply) => {
    const served = await forDevice(deps, nameOf(request.params.file))
    return served ? sendPageFile(request, reply, fileOf('application/json', served)) : answerNotFound(reply)
  })
}

const CURRENT = 'current'

const nameOf = (file: string): string => (file.endsWith('.json') ? file.slice(0, -'.json'.length) : '')

async function forDevice(deps: Served, form: string): Promise<CriteriaForDevice | null> {
  const isKnown = deps.questionnaires.all.some(({ version }) => version === form)
  if (!isKnown && form !== CURRENT) return null
  try {
    const found = form === CURRENT ? criteriaInForce(deps.db, deps) : criteriaForDraft(deps.db, deps, form)
    const { version: questionnaire, criteria, rules, municipalities, phrases } = await found
    return { questionnaire, criteria, rules, municipalities, phrases }
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_STATE') return null
    throw error
  }
}

/** By text: a version in force changes once in months, and is compressed once. */
const files = new Map<string, PageFile>()

function fileOf(type: string, content: object): PageFile {
  const text = JSON.stringify(content)
  const known = files.get(text)
  if (known) return known
  const file = createPageFile(text, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': FOR_MINUTES,
  })
  if (files.size >= MOST_FILES) files.clear()
  files.set(text, file)
  return file
}

const MOST_FILES = 20
