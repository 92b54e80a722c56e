import { aws_iam as iam } from 'aws-cdk-lib'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { HEADS } from './buckets.ts'

/** What server/ground/identity/cognitoAdmin.ts calls with the service's own rights. */
export const POOL_ACTIONS = [
  'cognito-idp:AdminAddUserToGroup',
  'cognito-idp:AdminCreateUser',
  'cognito-idp:AdminDeleteSoftwareToken',
  'cognito-idp:AdminDeleteUser',
  'cognito-idp:AdminDisableUser',
  'cognito-idp:AdminEnableUser',
  'cognito-idp:AdminGetUser',
  'cognito-idp:AdminRemoveUserFromGroup',
  'cognito-idp:AdminSetUserPassword',
  'cognito-idp:AdminUpdateUserAttributes',
  'cognito-idp:AdminUserGlobalSignOut',
  'cognito-idp:ListUsers',
  'cognito-idp:ListUsersInGroup',
]
/** What server/ground/files calls, on files and on the bucket. */
export const FILE_ACTIONS = ['s3:DeleteObject', 's3:GetObject', 's3:PutObject']
export const BUCKET_ACTIONS = ['s3:ListBucket']

/** What server/office/conversation/mails calls on the queue of returned mails. */
export const QUEUE_ACTIONS = ['sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage']

/** What server/ground/vault calls on the key of health answers. */
export const HEALTH_ACTIONS = ['kms:Decrypt', 'kms:GenerateDataKeyWithoutPlaintext']

/** The rights of the running service: these, and nothing else. */
export function allowService(
  role: iam.IRole,
  {
    userPoolArn,
    files,
    key,
    healthKey,
    mail,
  }: {
    userPoolArn: string
    files: IBucket
    key: IKey
    healthKey: IKey
    mail: { returned: IQueue; key: IKey }
  },
): void {
  const allow = (actions: string[], ...resources: string[]) =>
    role.addToPrincipalPolicy(new iam.PolicyStatement({ actions, resources }))
  allow(POOL_ACTIONS, userPoolArn)
  allow(FILE_ACTIONS, files.arnForObjects('*'))
  allow(BUCKET_ACTIONS, files.bucketArn)
  allow(['kms:Decrypt', 'kms:GenerateDataKey'], key.keyArn)
  allow(QUEUE_ACTIONS, mail.returned.queueArn)
  allow(['kms:Decrypt'], mail.key.keyArn)
  role.addToPrincipalPolicy(
    new iam.PolicyStatement({
      actions: HEALTH_ACTIONS,
      resources: [healthKey.keyArn],
      conditions: { StringEquals: { 'kms:EncryptionContext:use': 'person_keys' } },
    }),
  )
  // Not even the service takes a head of its log away.
  role.addToPrincipalPolicy(
    new iam.PolicyStatement({
      effect: iam.Effect.DENY,
      actions: ['s3:DeleteObject'],
      resources: [files.arnForObjects(`${HEADS}*`)],
    }),
  )
}
