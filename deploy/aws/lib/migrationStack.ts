import {
  aws_ecs as ecs,
  aws_logs as logs,
  CfnOutput,
  RemovalPolicy,
  Stack,
  type StackProps,
} from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Settings } from '../settings.ts'
import { APP, OWNER } from './database.ts'
import type { DataStack } from './dataStack.ts'
import { IN_IMAGE, taskOf, urlOf } from './task.ts'

/**
 * Brings the database up to date before each new version. A stack of its own, because the service does not start on a
 * schema that is not there, and its stack is not made before it has started.
 */
export class MigrationStack extends Stack {
  readonly cluster: ecs.Cluster
  readonly log: logs.LogGroup

  constructor(scope: Construct, id: string, props: StackProps & { settings: Settings; data: DataStack }) {
    super(scope, id, props)
    const { settings, data } = props
    this.log = new logs.LogGroup(this, 'Log', {
      encryptionKey: data.key,
      retention: logs.RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    this.cluster = new ecs.Cluster(this, 'Tasks', {
      vpc: data.network.vpc,
      containerInsightsV2: ecs.ContainerInsights.ENABLED,
    })
    const { taskDefinition, container, logging, secretOf } = taskOf(this, 'Task', {
      settings,
      data,
      log: this.log,
    })
    const { instance, appSecret, ownerSecret } = data.database
    taskDefinition.addContainer('migration', {
      ...container,
      command: ['node', `${IN_IMAGE}/migrate.mjs`],
      logging: logging('migration'),
      environment: { DATABASE_URL: urlOf(instance), PGUSER: OWNER, APP_USER: APP },
      secrets: {
        PGPASSWORD: secretOf(ownerSecret, 'password'),
        APP_PASSWORD: secretOf(appSecret, 'password'),
      },
    })
    const told = {
      Cluster: this.cluster.clusterName,
      Migration: taskDefinition.taskDefinitionArn,
      Subnets: data.network.vpc.privateSubnets.map(({ subnetId }) => subnetId).join(','),
      SecurityGroup: data.network.tasks.securityGroupId,
    }
    for (const [name, value] of Object.entries(told)) new CfnOutput(this, name, { value })
  }
}
