import {
  aws_cloudwatch as cloudwatch,
  aws_cloudwatch_actions as actions,
  aws_elasticloadbalancingv2 as elb,
  aws_logs as logs,
  aws_sns as sns,
  Duration,
} from 'aws-cdk-lib'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import type { Settings } from '../settings.ts'
import type { Application } from './application.ts'
import type { DataStack } from './dataStack.ts'
import type { Front } from './front.ts'
import type { MailStack } from './mailStack.ts'

/** Written by metrics.mjs, which reads the service's numbers once a minute. */
const NAMESPACE = 'nakatsugu'
const GIGABYTE = 1024 ** 3

type Alarm = {
  metric: cloudwatch.IMetric
  /** The alarm goes off above it. */
  above: number
  minutes: number
  /** Silence is a fault itself. */
  silenceIsBad?: boolean
}

/** Those of deploy/monitoring/alerts.yaml by their names, and those of docs/operations.md that AWS can see. */
export class Alarms extends Construct {
  constructor(
    scope: Construct,
    id: string,
    props: { settings: Settings; data: DataStack; mail: MailStack; application: Application; front: Front },
  ) {
    super(scope, id)
    const { settings, data, mail, application, front } = props
    const topic = new sns.Topic(this, 'Topic', { masterKey: data.key, enforceSSL: true })
    topic.addSubscription(new EmailSubscription(settings.alarmsTo))
    const action = new actions.SnsAction(topic)

    const period = Duration.minutes(1)
    const own = (metricName: string, statistic = 'Maximum') =>
      new cloudwatch.Metric({ namespace: NAMESPACE, metricName, statistic, period })
    const filtered = (name: string, filterPattern: logs.IFilterPattern) =>
      new logs.MetricFilter(this, `${name}Filter`, {
        logGroup: application.log,
        filterPattern,
        metricNamespace: NAMESPACE,
        metricName: name,
        defaultValue: 0,
      }).metric({ statistic: 'Sum', period })
    const { instance, replica } = data.database
    const alarms: Record<string, Alarm> = {
      NakatsuguDown: {
        metric: front.targets.metrics.unhealthyHostCount({ period, statistic: 'Maximum' }),
        above: 0,
        minutes: 2,
      },
      // The opposite, because every alarm looks for too much.
      NakatsuguDatabaseDown: { metric: own('database_down'), above: 0, minutes: 2, silenceIsBad: true },
      NakatsuguErrors: { metric: own('operations_internal', 'Sum'), above: 0, minutes: 10 },
      NakatsuguSlow: {
        metric: front.targets.metrics.targetResponseTime({ period, statistic: 'p95' }),
        above: 2,
        minutes: 10,
      },
      NakatsuguConnectionsUsedUp: { metric: own('database_queued'), above: 0, minutes: 5 },
      ...(replica
        ? {
            NakatsuguReplicaUnused: { metric: own('replica_unused'), above: 0, minutes: 5 },
            NakatsuguReplicaLag: { metric: own('replica_lag_seconds'), above: 5, minutes: 5 },
          }
        : {}),
      NakatsuguMailsWait: { metric: own('mail_oldest_seconds'), above: 1_800, minutes: 1 },
      NakatsuguMailsFail: { metric: own('mails_failed'), above: 0, minutes: 1 },
      NakatsuguMailsRefused: { metric: own('mails_refused'), above: 0, minutes: 1 },
      NakatsuguJobsGivenUp: { metric: own('jobs_failed'), above: 0, minutes: 1 },
      NakatsuguUnsealed: { metric: own('unsealed_seconds'), above: 1_800, minutes: 1 },
      NakatsuguMemory: { metric: own('resident_bytes'), above: 8e8, minutes: 30 },
      NakatsuguLogErrors: {
        metric: filtered('log_errors', logs.FilterPattern.numberValue('$.level', '>=', 50)),
        above: 0,
        minutes: 1,
      },
      NakatsuguFailures: {
        metric: front.targets.metrics.httpCodeTarget(elb.HttpCodeTarget.TARGET_5XX_COUNT, {
          period,
          statistic: 'Sum',
        }),
        above: 5,
        minutes: 2,
      },
      NakatsuguMailsReturned: {
        metric: mail.returned.metricApproximateAgeOfOldestMessage({ period, statistic: 'Maximum' }),
        above: 900,
        minutes: 5,
      },
      // Handled five times in vain.
      NakatsuguMailsReturnedGivenUp: {
        metric: mail.undelivered.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
        above: 0,
        minutes: 1,
      },
      NakatsuguDatabaseBusy: {
        metric: instance.metricCPUUtilization({ period, statistic: 'Average' }),
        above: 80,
        minutes: 15,
      },
      NakatsuguBackupFailed: {
        metric: new cloudwatch.Metric({
          namespace: 'AWS/Backup',
          metricName: 'NumberOfBackupJobsFailed',
          dimensionsMap: { BackupVaultName: data.backup.vault.backupVaultName },
          statistic: 'Sum',
          period: Duration.hours(1),
        }),
        above: 0,
        minutes: 60,
      },
    }
    for (const [name, { metric, above, minutes, silenceIsBad }] of Object.entries(alarms)) {
      const periods = minutes / metricMinutes(metric)
      new cloudwatch.Alarm(this, name, {
        alarmName: name,
        metric,
        threshold: above,
        comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_THRESHOLD,
        evaluationPeriods: periods,
        datapointsToAlarm: name === 'NakatsuguErrors' ? 1 : periods,
        treatMissingData: silenceIsBad
          ? cloudwatch.TreatMissingData.BREACHING
          : cloudwatch.TreatMissingData.NOT_BREACHING,
      }).addAlarmAction(action)
    }
    const few = (name: string, metric: cloudwatch.Metric, least: number, evaluationPeriods: number) =>
      new cloudwatch.Alarm(this, name, {
        alarmName: name,
        metric,
        threshold: least,
        comparisonOperator: cloudwatch.ComparisonOperator.LESS_THAN_THRESHOLD,
        evaluationPeriods,
        treatMissingData: cloudwatch.TreatMissingData.BREACHING,
      }).addAlarmAction(action)
    // A fifth of what there is at first; the disk grows by itself before that, up to four times.
    const least = settings.sizes.storage * GIGABYTE * 0.2
    few('NakatsuguDisk', instance.metricFreeStorageSpace({ period, statistic: 'Minimum' }), least, 5)
    if (replica)
      few('NakatsuguReplicaDisk', replica.metricFreeStorageSpace({ period, statistic: 'Minimum' }), least, 5)
    few(
      'NakatsuguBackupMissing',
      new cloudwatch.Metric({
        namespace: 'AWS/Backup',
        metricName: 'NumberOfBackupJobsCompleted',
        dimensionsMap: { BackupVaultName: data.backup.vault.backupVaultName },
        statistic: 'Sum',
        period: Duration.days(1),
      }),
      1,
      1,
    )
  }
}

const metricMinutes = (metric: cloudwatch.IMetric) =>
  metric.toMetricConfig().metricStat?.period.toMinutes() ?? 1
