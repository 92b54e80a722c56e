import { aws_ec2 as ec2, aws_ecs as ecs, type aws_logs as logs, Duration } from 'aws-cdk-lib'
import { Construct } from 'constructs'
import { REGION, type Settings } from '../settings.ts'
import { APP } from './database.ts'
import type { DataStack } from './dataStack.ts'
import type { MailStack } from './mailStack.ts'
import type { MigrationStack } from './migrationStack.ts'
import { CIDR } from './network.ts'
import { IN_IMAGE, taskOf, urlOf } from './task.ts'
import { allowService } from './taskRole.ts'

export const PORT = 3000
const METRICS_PORT = 9464
const ALIVE = `fetch('http://127.0.0.1:${PORT}/livez').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))`

/** The tasks of the service. */
export class Application extends Construct {
  readonly service: ecs.FargateService
  readonly taskDefinition: ecs.FargateTaskDefinition
  readonly log: logs.LogGroup

  constructor(
    scope: Construct,
    id: string,
    props: { settings: Settings; data: DataStack; mail: MailStack; migration: MigrationStack },
  ) {
    super(scope, id)
    const { settings, data, mail, migration } = props
    const { sizes } = settings
    this.log = migration.log
    const { taskDefinition, container, logging, secretOf } = taskOf(this, 'Task', {
      settings,
      data,
      log: this.log,
    })
    this.taskDefinition = taskDefinition
    const { sealKey, checkpointKey, smtpUrl } = data.secrets
    const { instance, replica, appSecret } = data.database

    this.taskDefinition.addContainer('service', {
      ...container,
      portMappings: [{ containerPort: PORT }],
      logging: logging('service'),
      healthCheck: {
        command: ['CMD', 'node', '--eval', ALIVE],
        interval: Duration.seconds(15),
        timeout: Duration.seconds(5),
        retries: 4,
        startPeriod: Duration.seconds(60),
      },
      environment: {
        DATABASE_URL: urlOf(instance),
        ...(replica ? { DATABASE_REPLICA_URL: urlOf(replica) } : {}),
        PGUSER: APP,
        PORT: String(PORT),
        METRICS_PORT: String(METRICS_PORT),
        REGION,
        GRAPHQL_ENDPOINT: `https://${settings.hosts.api}/graphql`,
        ORIGIN: `https://${settings.hosts.donor}`,
        ADMIN_ORIGIN: `https://${settings.hosts.console}`,
        ADMIN_ALLOW: settings.adminAllow.join(','),
        USER_POOL_ID: data.userPool.pool.userPoolId,
        USER_POOL_CLIENT_ID: data.userPool.client.userPoolClientId,
        IDENTITY_POOL_ID: data.userPool.identityPool.ref,
        FILES_BUCKET: data.buckets.files.bucketName,
        BOUNCE_QUEUE_URL: mail.returned.queueUrl,
        MAIL_FROM: `${settings.mail.name} <${settings.mail.address}>`,
        OPERATOR_FILE: settings.operatorFile,
        // AWS Backup keeps the database, under a key of ours.
        BACKUP_RECIPIENT: 'none',
        // The name of a key, which KMS keeps.
        HEALTH_KEY: data.healthKey.keyArn,
        // The balancer's addresses; it hands on what CloudFront says of the caller.
        TRUSTED_PROXIES: CIDR,
      },
      secrets: {
        PGPASSWORD: secretOf(appSecret, 'password'),
        SEAL_KEY: secretOf(sealKey),
        CHECKPOINT_KEY: secretOf(checkpointKey),
        SMTP_URL: secretOf(smtpUrl),
      },
    })
    this.taskDefinition.addContainer('metrics', {
      ...container,
      essential: false,
      cpu: 32,
      memoryLimitMiB: 128,
      command: ['node', `${IN_IMAGE}/metrics.mjs`],
      logging: logging('metrics'),
      environment: { METRICS_URL: `http://127.0.0.1:${METRICS_PORT}/metrics` },
    })
    allowService(this.taskDefinition.taskRole, {
      userPoolArn: data.userPool.pool.userPoolArn,
      files: data.buckets.files,
      key: data.key,
      healthKey: data.healthKey,
      mail,
    })

    this.service = new ecs.FargateService(this, 'Service', {
      cluster: migration.cluster,
      taskDefinition: this.taskDefinition,
      desiredCount: sizes.tasks.least,
      minHealthyPercent: 100,
      maxHealthyPercent: 200,
      circuitBreaker: { enable: true, rollback: true },
      healthCheckGracePeriod: Duration.seconds(90),
      assignPublicIp: false,
      enableExecuteCommand: false,
      securityGroups: [data.network.tasks],
      vpcSubnets: { subnetType: ec2.SubnetType.PRIVATE_WITH_EGRESS },
      availabilityZoneRebalancing: ecs.AvailabilityZoneRebalancing.ENABLED,
    })
    const scaling = this.service.autoScaleTaskCount({
      minCapacity: sizes.tasks.least,
      maxCapacity: sizes.tasks.most,
    })
    scaling.scaleOnCpuUtilization('Cpu', {
      targetUtilizationPercent: 60,
      scaleInCooldown: Duration.minutes(5),
      scaleOutCooldown: Duration.minutes(1),
    })
  }
}
