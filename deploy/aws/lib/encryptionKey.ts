import { aws_iam as iam, aws_kms as kms, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'

/**
 * Wraps the keys of people's health answers, for the service's role alone: whoever restores a copy of the database does
 * not read them. Deleting it loses them all.
 */
export const healthKey = (scope: Construct, id: string): kms.Key =>
  new kms.Key(scope, id, {
    description: 'Health answers: whoever deletes it loses them',
    enableKeyRotation: true,
    pendingWindow: Duration.days(30),
    removalPolicy: RemovalPolicy.RETAIN,
  })

/** One key for database, files, secrets and logs: whoever may not use it reads none of them. */
export function encryptionKey(scope: Construct, id: string): kms.Key {
  const { account, region } = Stack.of(scope)
  const key = new kms.Key(scope, id, { enableKeyRotation: true, removalPolicy: RemovalPolicy.RETAIN })
  key.addToResourcePolicy(
    new iam.PolicyStatement({
      principals: [new iam.ServicePrincipal(`logs.${region}.amazonaws.com`)],
      actions: ['kms:Encrypt', 'kms:Decrypt', 'kms:ReEncrypt*', 'kms:GenerateDataKey*', 'kms:DescribeKey'],
      resources: ['*'],
      conditions: {
        ArnLike: { 'kms:EncryptionContext:aws:logs:arn': `arn:aws:logs:${region}:${account}:log-group:*` },
      },
    }),
  )
  // They write into encrypted topics.
  for (const service of ['cloudwatch', 'ses', 'events'])
    key.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal(`${service}.amazonaws.com`)],
        actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
        resources: ['*'],
        conditions: { StringEquals: { 'aws:SourceAccount': account } },
      }),
    )
  return key
}
