import { aws_backup as backup, aws_events as events, Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { Construct } from 'constructs'
import { BACKUP_DAYS } from './database.ts'

/** Every night all that is tagged `backup=daily`, kept where its own administrators cannot delete it earlier. */
export class Backup extends Construct {
  readonly vault: backup.BackupVault

  constructor(scope: Construct, id: string, props: { key: IKey }) {
    super(scope, id)
    this.vault = new backup.BackupVault(this, 'Vault', {
      encryptionKey: props.key,
      removalPolicy: RemovalPolicy.RETAIN,
      lockConfiguration: { minRetention: Duration.days(7), maxRetention: Duration.days(BACKUP_DAYS) },
    })
    const plan = new backup.BackupPlan(this, 'Plan', {
      backupVault: this.vault,
      backupPlanRules: [
        new backup.BackupPlanRule({
          ruleName: 'daily',
          scheduleExpression: events.Schedule.cron({ hour: '18', minute: '0' }),
          deleteAfter: Duration.days(BACKUP_DAYS),
        }),
      ],
    })
    plan.addSelection('Tagged', {
      resources: [backup.BackupResource.fromTag('backup', 'daily')],
      allowRestores: true,
    })
  }
}
