import { Template } from 'aws-cdk-lib/assertions'
import { readSettings } from '../settings.ts'
import { createApp, createStacks } from '../stacks.ts'

const { edge, mail, data, migration, service } = createStacks(
  createApp(),
  readSettings('settings.sample.json'),
)

/** What CloudFormation is handed for the sample settings. */
export const templates = {
  edge: Template.fromStack(edge),
  mail: Template.fromStack(mail),
  data: Template.fromStack(data),
  migration: Template.fromStack(migration),
  service: Template.fromStack(service),
}

type Properties = Record<string, any> // oxlint-disable-line typescript/no-explicit-any

export function propertiesOf(template: Template, type: string): Properties[] {
  return Object.values(template.findResources(type)).map(({ Properties }) => Properties ?? {})
}

export function onlyOne(template: Template, type: string): Properties {
  const [first, ...rest] = propertiesOf(template, type)
  if (!first || rest.length > 0) throw new Error(`one ${type} is expected`)
  return first
}

/** Statements of every policy whose logical id begins so. */
export function statementsOf(template: Template, logicalId: string) {
  return Object.entries(template.findResources('AWS::IAM::Policy'))
    .filter(([id]) => id.startsWith(logicalId))
    .flatMap(([, { Properties }]): Properties[] => Properties.PolicyDocument.Statement)
}
