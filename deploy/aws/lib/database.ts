import { aws_ec2 as ec2, aws_logs as logs, aws_rds as rds, Duration, RemovalPolicy, Tags } from 'aws-cdk-lib'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { Construct } from 'constructs'
import type { Settings } from '../settings.ts'

export const DATABASE = 'nakatsugu'
/** As docs/operations.md names them: one owns the tables, the other serves people. */
export const OWNER = 'nakatsugu_owner'
export const APP = 'nakatsugu_app'
/** Not the usual one, which is what is looked for first. */
const PORT = 5433
/** As long as people who left may still be in a backup. */
export const BACKUP_DAYS = 35

const PARAMETERS = {
  'rds.force_ssl': '1',
  // Errors repeat values that were entered; the service's own log says what is needed.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
}

/** PostgreSQL in two zones, with a copy to read from where it is wanted. */
export class Database extends Construct {
  readonly instance: rds.DatabaseInstance
  readonly replica: rds.DatabaseInstanceReadReplica | null
  readonly ownerSecret: rds.DatabaseSecret
  readonly appSecret: rds.DatabaseSecret

  constructor(scope: Construct, id: string, props: { vpc: ec2.IVpc; key: IKey; sizes: Settings['sizes'] }) {
    super(scope, id)
    const { vpc, key, sizes } = props
    const engine = rds.DatabaseInstanceEngine.postgres({ version: rds.PostgresEngineVersion.VER_18 })
    const secret = (name: string, username: string) =>
      new rds.DatabaseSecret(this, name, { username, dbname: DATABASE, encryptionKey: key })
    this.ownerSecret = secret('OwnerSecret', OWNER)
    this.appSecret = secret('AppSecret', APP)
    for (const one of [this.ownerSecret, this.appSecret]) one.applyRemovalPolicy(RemovalPolicy.RETAIN)

    const parameterGroup = new rds.ParameterGroup(this, 'Parameters', { engine, parameters: PARAMETERS })
    const monitored = {
      enablePerformanceInsights: false,
      monitoringInterval: Duration.minutes(1),
      autoMinorVersionUpgrade: true,
      caCertificate: rds.CaCertificate.RDS_CA_RSA2048_G1,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      copyTagsToSnapshot: true,
      port: PORT,
    }
    // RDS would make it by itself, without key and end.
    const log = new logs.LogGroup(this, 'Log', {
      logGroupName: `/aws/rds/instance/${DATABASE}/postgresql`,
      encryptionKey: key,
      retention: logs.RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    const place = {
      vpc,
      vpcSubnets: { subnetType: ec2.SubnetType.PRIVATE_ISOLATED },
      instanceType: new ec2.InstanceType(sizes.database),
      publiclyAccessible: false,
    }
    this.instance = new rds.DatabaseInstance(this, 'Instance', {
      ...place,
      ...monitored,
      engine,
      parameterGroup,
      instanceIdentifier: DATABASE,
      cloudwatchLogsExports: ['postgresql'],
      credentials: rds.Credentials.fromSecret(this.ownerSecret),
      databaseName: DATABASE,
      multiAz: true,
      storageType: rds.StorageType.GP3,
      allocatedStorage: sizes.storage,
      maxAllocatedStorage: sizes.storage * 4,
      storageEncrypted: true,
      storageEncryptionKey: key,
      backupRetention: Duration.days(BACKUP_DAYS),
      deleteAutomatedBackups: false,
      preferredBackupWindow: '17:00-17:30',
      preferredMaintenanceWindow: 'Sat:18:00-Sat:18:30',
    })
    this.instance.node.addDependency(log)
    this.replica = sizes.readReplica
      ? new rds.DatabaseInstanceReadReplica(this, 'Replica', {
          ...place,
          ...monitored,
          sourceDatabaseInstance: this.instance,
          parameterGroup,
        })
      : null
    Tags.of(this.instance).add('backup', 'daily')
  }
}
