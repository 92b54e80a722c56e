import { App, Aspects } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { DataStack } from './lib/dataStack.ts'
import { EdgeStack } from './lib/edgeStack.ts'
import { MailStack } from './lib/mailStack.ts'
import { MigrationStack } from './lib/migrationStack.ts'
import { ServiceStack } from './lib/serviceStack.ts'
import { suppress } from './lib/suppressions.ts'
import { EDGE_REGION, REGION, type Settings } from './settings.ts'

/** As a new application has them by `cdk init`: the newest behaviour where CDK keeps an old one by default. */
const FLAGS = [
  '@aws-cdk/aws-ec2:restrictDefaultSecurityGroup',
  '@aws-cdk/aws-ecs:disableExplicitDeploymentControllerForCircuitBreaker',
  '@aws-cdk/aws-iam:minimizePolicies',
  '@aws-cdk/aws-s3:createDefaultLoggingPolicy',
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy',
  '@aws-cdk/core:checkSecretUsage',
  '@aws-cdk/core:validateAgainstDefaultRules',
]

export const createApp = (outdir?: string) =>
  new App({
    context: {
      ...Object.fromEntries(FLAGS.map((flag) => [flag, true])),
      '@aws-cdk/core:defaultCrossStackReferences': 'strong',
    },
    ...(outdir ? { outdir } : {}),
  })

/** All stacks, with the rules of AWS Solutions looked at. */
export function createStacks(app: App, settings: Settings) {
  const { account } = settings
  const edge = new EdgeStack(app, 'NakatsuguEdge', {
    env: { account, region: EDGE_REGION },
    crossRegionReferences: true,
  })
  const env = { account, region: REGION }
  const mail = new MailStack(app, 'NakatsuguMail', { env, domain: settings.mail.domain })
  const data = new DataStack(app, 'NakatsuguData', { env, settings })
  const migration = new MigrationStack(app, 'NakatsuguMigration', { env, settings, data })
  const service = new ServiceStack(app, 'NakatsuguService', {
    env,
    settings,
    data,
    mail,
    migration,
    webAclArn: edge.webAclArn,
    crossRegionReferences: true,
  })
  // The pool sends in the name of the verified domain.
  data.addStackDependency(mail)
  suppress({ data, migration, service }, settings)
  Aspects.of(app).add(new AwsSolutionsChecks({ verbose: true }))
  return { edge, mail, data, migration, service }
}
