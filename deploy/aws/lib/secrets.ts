import { aws_secretsmanager as secrets, RemovalPolicy } from 'aws-cdk-lib'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { Construct } from 'constructs'

/** Beside the database's own: what the service must know and nobody else. */
export class Secrets extends Construct {
  /** 32 bytes in hexadecimal, made once by AWS; keep a copy elsewhere (docs/operations.md). */
  readonly sealKey: secrets.Secret
  /** Likewise: it signs the heads of the log and of the records. */
  readonly checkpointKey: secrets.Secret
  /** Filled in by hand: `smtps://user:password@email-smtp.ap-northeast-1.amazonaws.com:465`. */
  readonly smtpUrl: secrets.Secret

  constructor(scope: Construct, id: string, props: { key: IKey }) {
    super(scope, id)
    const secret = (name: string, rest: secrets.SecretProps = {}) =>
      new secrets.Secret(this, name, {
        encryptionKey: props.key,
        removalPolicy: RemovalPolicy.RETAIN,
        ...rest,
      })
    const generateSecretString = {
      passwordLength: 64,
      excludeUppercase: true,
      excludePunctuation: true,
      excludeCharacters: 'ghijklmnopqrstuvwxyz',
      requireEachIncludedType: false,
    }
    this.sealKey = secret('SealKey', { generateSecretString })
    this.checkpointKey = secret('CheckpointKey', { generateSecretString })
    this.smtpUrl = secret('SmtpUrl')
  }
}
