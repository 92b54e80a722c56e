import { aws_s3 as s3, Duration, RemovalPolicy, Tags } from 'aws-cdk-lib'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { Construct } from 'constructs'

/** Where the service writes the heads of the sealed log (docs/seals.md). */
export const HEADS = 'activity-heads/'
/** Nobody shortens it, whatever their rights. */
const HEADS_KEPT = Duration.days(5 * 365)

export const PRIVATE_BUCKET = {
  blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
  objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  versioned: true,
  removalPolicy: RemovalPolicy.RETAIN,
} satisfies s3.BucketProps

export class Buckets extends Construct {
  /** Barcodes, reports, heads: `FILES_BUCKET`. */
  readonly files: s3.Bucket
  /** A copy of each head that can be neither changed nor deleted. */
  readonly heads: s3.Bucket
  readonly accessLogs: s3.Bucket

  constructor(scope: Construct, id: string, props: { key: IKey }) {
    super(scope, id)
    const { key } = props
    this.accessLogs = new s3.Bucket(this, 'AccessLogs', {
      ...PRIVATE_BUCKET,
      encryption: s3.BucketEncryption.S3_MANAGED,
      // CloudFront's own log files still come with a list of rights.
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(90), noncurrentVersionExpiration: Duration.days(1) }],
    })
    const logged = (prefix: string) => ({
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: `s3/${prefix}/`,
    })
    this.heads = new s3.Bucket(this, 'Heads', {
      ...PRIVATE_BUCKET,
      ...logged('heads'),
      encryption: s3.BucketEncryption.KMS,
      encryptionKey: key,
      bucketKeyEnabled: true,
      objectLockEnabled: true,
      objectLockDefaultRetention: s3.ObjectLockRetention.compliance(HEADS_KEPT),
    })
    this.files = new s3.Bucket(this, 'Files', {
      ...PRIVATE_BUCKET,
      ...logged('files'),
      encryption: s3.BucketEncryption.KMS,
      encryptionKey: key,
      bucketKeyEnabled: true,
      // What was deleted, also of people who left, goes for good as long after as backups do.
      lifecycleRules: [
        {
          noncurrentVersionExpiration: Duration.days(35),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      replicationRules: [
        {
          destination: this.heads,
          filter: { prefix: HEADS },
          priority: 1,
          deleteMarkerReplication: false,
          sseKmsEncryptedObjects: true,
          kmsKey: key,
        },
      ],
    })
    Tags.of(this.files).add('backup', 'daily')
  }
}
