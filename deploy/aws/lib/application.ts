import {
  aws_ec2 as ec2,
  aws_ecs as ecs,
  aws_logs as logs,
  type aws_rds as rds,
  aws_secretsmanager as secrets,
  Duration,
  RemovalPolicy,
} from 'aws-cdk-lib'
import { Construct } from 'constructs'
import { REGION, type Settings } from '../settings.ts'
import { APP, DATABASE, OWNER } from './database.ts'
import type { DataStack } from './dataStack.ts'
import type { MailStack } from './mailStack.ts'
import { CIDR } from './network.ts'
import { allowService } from './taskRole.ts'

export const PORT = 3000
const METRICS_PORT = 9464
/** The service ends by itself within ten seconds of SIGTERM. */
const STOP_TIMEOUT = Duration.seconds(30)
/** In the image, from the archive of `npm run package`. */
const IN_IMAGE = '/app/deploy/aws'
const ALIVE = `fetch('http://127.0.0.1:${PORT}/livez').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))`

/** Tasks of the service, and one that brings the database up to date before each new version. */
export class Application extends Construct {
  readonly service: ecs.FargateService
  readonly taskDefinition: ecs.FargateTaskDefinition
  readonly migration: ecs.FargateTaskDefinition
  readonly cluster: ecs.Cluster
  readonly log: logs.LogGroup

  constructor(scope: Construct, id: string, props: { settings: Settings; data: DataStack; mail: MailStack }) {
    super(scope, id)
    const { settings, data, mail } = props
    const { sizes, image: tagged } = settings
    this.log = new logs.LogGroup(this, 'Log', {
      encryptionKey: data.key,
      retention: logs.RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    this.cluster = new ecs.Cluster(this, 'Cluster', {
      vpc: data.network.vpc,
      containerInsightsV2: ecs.ContainerInsights.ENABLED,
    })
    const task = (name: string) =>
      new ecs.FargateTaskDefinition(this, name, {
        cpu: sizes.cpu,
        memoryLimitMiB: sizes.memory,
        runtimePlatform: {
          operatingSystemFamily: ecs.OperatingSystemFamily.LINUX,
          cpuArchitecture: ecs.CpuArchitecture.of(tagged.architecture),
        },
      })
    this.taskDefinition = task('Task')
    this.migration = task('Migration')

    const image = ecs.ContainerImage.fromEcrRepository(data.images, tagged.tag)
    const container = {
      image,
      user: 'node',
      readonlyRootFilesystem: true,
      stopTimeout: STOP_TIMEOUT,
    }
    const logging = (streamPrefix: string) =>
      ecs.LogDriver.awsLogs({
        logGroup: this.log,
        streamPrefix,
        // A log that cannot be written does not hold up an answer.
        mode: ecs.AwsLogDriverMode.NON_BLOCKING,
      })
    // By name, so that the right to read them is the role's alone and the key's stack knows no role.
    const secretOf = ({ secretArn, node }: secrets.ISecret, field?: string) =>
      ecs.Secret.fromSecretsManager(
        secrets.Secret.fromSecretCompleteArn(this, `${node.id}${this.node.children.length}`, secretArn),
        field,
      )
    const passwordOf = (secret: secrets.ISecret) => secretOf(secret, 'password')
    const { sealKey, smtpUrl } = data.secrets
    const { instance, replica, appSecret, ownerSecret } = data.database
    const urlOf = ({ instanceEndpoint: { hostname, port } }: rds.IDatabaseInstance) =>
      `postgres://${hostname}:${port}/${DATABASE}?sslmode=verify-full&sslrootcert=${IN_IMAGE}/rds-${REGION}.pem`
    const database = { DATABASE_URL: urlOf(instance) }

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
        ...database,
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
        // The balancer's addresses; it hands on what CloudFront says of the caller.
        TRUSTED_PROXIES: CIDR,
      },
      secrets: {
        PGPASSWORD: passwordOf(appSecret),
        SEAL_KEY: secretOf(sealKey),
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
    this.migration.addContainer('migration', {
      ...container,
      command: ['node', `${IN_IMAGE}/migrate.mjs`],
      logging: logging('migration'),
      environment: { ...database, PGUSER: OWNER, APP_USER: APP },
      secrets: { PGPASSWORD: passwordOf(ownerSecret), APP_PASSWORD: passwordOf(appSecret) },
    })
    for (const { executionRole } of [this.taskDefinition, this.migration])
      if (executionRole) data.key.grantDecrypt(executionRole)
    allowService(this.taskDefinition.taskRole, {
      userPoolArn: data.userPool.pool.userPoolArn,
      files: data.buckets.files,
      key: data.key,
      mail,
    })

    this.service = new ecs.FargateService(this, 'Service', {
      cluster: this.cluster,
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
