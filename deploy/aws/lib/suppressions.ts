import type { Stack } from 'aws-cdk-lib'
import { NagSuppressions } from 'cdk-nag'
import type { Settings } from '../settings.ts'

type Suppression = {
  stack: 'data' | 'migration' | 'service'
  /** Below the stack. */
  path: string
  rule: string
  reason: string
  appliesTo?: string[]
}

const REPLICA = 'Database/Replica'
const ONLY_WITH_REPLICA = (path: string) => path.startsWith(REPLICA)
const MANAGED = 'arn:<AWS::Partition>:iam::aws:policy/service-role'

const TASKS = [
  { stack: 'service', path: 'Application/Task' },
  { stack: 'migration', path: 'Task' },
] as const

/** Rules of AWS Solutions that are not followed, one by one, each with its reason. */
export const SUPPRESSIONS: readonly Suppression[] = [
  ...['Database/OwnerSecret', 'Database/AppSecret'].map((path): Suppression => ({
    stack: 'data',
    path: `${path}/Resource`,
    rule: 'AwsSolutions-SMG4',
    reason:
      'The migration task sets the password of the service from its secret before each version, and tasks read it at their start only: it is changed with a version (docs/install-aws.md), not behind running tasks.',
  })),
  ...['SealKey', 'CheckpointKey'].map((name): Suppression => ({
    stack: 'data',
    path: `Secrets/${name}/Resource`,
    rule: 'AwsSolutions-SMG4',
    reason:
      'What was sealed or signed with a key is verified with that key for ever: a new one is put before the old ones by hand (docs/operations.md).',
  })),
  {
    stack: 'data',
    path: 'Secrets/SmtpUrl/Resource',
    rule: 'AwsSolutions-SMG4',
    reason: 'SES derives the password from a key of an IAM user, which a person makes and replaces.',
  },
  {
    stack: 'data',
    path: `${REPLICA}/Resource`,
    rule: 'AwsSolutions-RDS2',
    reason:
      'A replica in the region of an encrypted instance is encrypted with its key; RDS refuses the setting.',
  },
  {
    stack: 'data',
    path: `${REPLICA}/Resource`,
    rule: 'AwsSolutions-RDS3',
    reason:
      'Lists are read from the instance while it is away (docs/operations.md), and that stands in two zones.',
  },
  {
    stack: 'data',
    path: `${REPLICA}/Resource`,
    rule: 'AwsSolutions-RDS11',
    reason: 'A replica takes the port of its instance, which is not the usual one.',
  },
  ...['Database/Instance', REPLICA].map((path): Suppression => ({
    stack: 'data',
    path: `${path}/MonitoringRole/Resource`,
    rule: 'AwsSolutions-IAM4',
    reason: 'The policy that RDS asks for: it writes metrics into one log group.',
    appliesTo: [`Policy::${MANAGED}/AmazonRDSEnhancedMonitoringRole`],
  })),
  {
    stack: 'data',
    path: 'UserPool/Pool/Resource',
    rule: 'AwsSolutions-COG1',
    reason:
      'Eight characters without rules of composition, as NIST SP 800-63B advises; the clients refuse common passwords (shared/forms/password.ts).',
  },
  {
    stack: 'data',
    path: 'UserPool/Pool/Resource',
    rule: 'AwsSolutions-COG2',
    reason:
      'A pool asks everybody or leaves it to each person. Donors are not asked for an app; staff set theirs up (docs/install-aws.md).',
  },
  {
    stack: 'data',
    path: 'UserPool/Pool/Resource',
    rule: 'AwsSolutions-COG8',
    reason:
      'Plus is paid for by the person. The pool locks accounts by itself, and a firewall limits calls by address.',
  },
  {
    stack: 'data',
    path: 'Buckets/Files/ReplicationRole/DefaultPolicy/Resource',
    rule: 'AwsSolutions-IAM5',
    reason: 'S3 copies any object of one bucket into one other, with one key.',
    appliesTo: [
      'Action::kms:GenerateDataKey*',
      'Action::kms:ReEncrypt*',
      'Resource::<BucketsFiles72356973.Arn>/*',
      'Resource::<BucketsHeads66EF274B.Arn>/*',
    ],
  },
  {
    stack: 'data',
    path: 'Backup/Plan/Tagged/Role/Resource',
    rule: 'AwsSolutions-IAM4',
    reason: 'The policies that AWS Backup asks for, to back up and to restore.',
    appliesTo: ['Backup', 'Restores'].map(
      (what) => `Policy::${MANAGED}/AWSBackupServiceRolePolicyFor${what}`,
    ),
  },
  ...TASKS.map(({ stack, path }): Suppression => ({
    stack,
    path: `${path}/Resource`,
    rule: 'AwsSolutions-ECS2',
    reason:
      'What stands there is public or no secret: names, addresses, ids. Secrets come from Secrets Manager.',
  })),
  ...TASKS.map(({ stack, path }): Suppression => ({
    stack,
    path: `${path}/ExecutionRole/DefaultPolicy/Resource`,
    rule: 'AwsSolutions-IAM5',
    reason: 'ecr:GetAuthorizationToken knows no resource.',
    appliesTo: ['Resource::*'],
  })),
  {
    stack: 'service',
    path: 'Application/Task/TaskRole/DefaultPolicy/Resource',
    rule: 'AwsSolutions-IAM5',
    reason: 'The service reads and writes any file of its own bucket.',
    appliesTo: ['Resource::<BucketsFiles72356973.Arn>/*'],
  },
  {
    stack: 'service',
    path: 'Front/Distribution/Resource',
    rule: 'AwsSolutions-CFR1',
    reason: 'A donor who travels still reads her page and cancels her booking.',
  },
]

export function suppress(stacks: Record<Suppression['stack'], Stack>, { sizes }: Settings): void {
  for (const { stack, path, rule, reason, appliesTo } of SUPPRESSIONS) {
    if (ONLY_WITH_REPLICA(path) && !sizes.readReplica) continue
    const { stackName } = stacks[stack]
    NagSuppressions.addResourceSuppressionsByPath(stacks[stack], `/${stackName}/${path}`, [
      { id: rule, reason, ...(appliesTo ? { appliesTo } : {}) },
    ])
  }
}
