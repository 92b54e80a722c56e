import { aws_ecr as ecr, CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Settings } from '../settings.ts'
import { Backup } from './backup.ts'
import { Buckets } from './buckets.ts'
import { Database } from './database.ts'
import { encryptionKey, healthKey } from './encryptionKey.ts'
import { Network } from './network.ts'
import { Secrets } from './secrets.ts'
import { UserPool } from './userPool.ts'

/** What must outlive every version of the service. */
export class DataStack extends Stack {
  readonly network: Network
  readonly database: Database
  readonly buckets: Buckets
  readonly userPool: UserPool
  readonly secrets: Secrets
  readonly backup: Backup
  readonly images: ecr.Repository
  readonly key: ReturnType<typeof encryptionKey>
  readonly healthKey: ReturnType<typeof healthKey>

  constructor(scope: Construct, id: string, props: StackProps & { settings: Settings }) {
    super(scope, id, { ...props, terminationProtection: true })
    const { settings } = props
    const key = encryptionKey(this, 'Key')
    this.key = key
    this.healthKey = healthKey(this, 'HealthKey')
    this.network = new Network(this, 'Network', { settings, key })
    this.database = new Database(this, 'Database', { vpc: this.network.vpc, key, sizes: settings.sizes })
    for (const one of [this.database.instance, this.database.replica])
      one?.connections.allowDefaultPortFrom(this.network.tasks)
    this.buckets = new Buckets(this, 'Buckets', { key })
    this.userPool = new UserPool(this, 'UserPool', { settings })
    this.secrets = new Secrets(this, 'Secrets', { key })
    this.backup = new Backup(this, 'Backup', { key })
    this.images = new ecr.Repository(this, 'Repository', {
      imageScanOnPush: true,
      imageTagMutability: ecr.TagMutability.IMMUTABLE,
      encryption: ecr.RepositoryEncryption.AES_256,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [{ maxImageCount: 20 }],
    })
    const told = {
      Images: this.images.repositoryUri,
      SmtpUrlSecret: this.secrets.smtpUrl.secretArn,
      SealKeySecret: this.secrets.sealKey.secretArn,
      CheckpointKeySecret: this.secrets.checkpointKey.secretArn,
      UserPoolId: this.userPool.pool.userPoolId,
    }
    for (const [name, value] of Object.entries(told)) new CfnOutput(this, name, { value })
  }
}
