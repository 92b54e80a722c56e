import {
  aws_iam as iam,
  type aws_kms as kms,
  aws_ses as ses,
  aws_sns as sns,
  aws_sqs as sqs,
  CfnOutput,
  Duration,
  Stack,
  type StackProps,
} from 'aws-cdk-lib'
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { encryptionKey } from './encryptionKey.ts'

/**
 * Sends for one domain; what came back lies in a queue, for two weeks at most, until the service has read it. A stack of its own,
 * because the user pool is made only when the domain has been verified.
 */
export class MailStack extends Stack {
  readonly returned: sqs.Queue
  /** Of what could not be handled. */
  readonly undelivered: sqs.Queue
  readonly key: kms.Key

  constructor(scope: Construct, id: string, props: StackProps & { domain: string }) {
    super(scope, id, props)
    const { domain } = props
    const key = encryptionKey(this, 'Key')
    this.key = key
    const configurationSet = new ses.ConfigurationSet(this, 'ConfigurationSet', {
      tlsPolicy: ses.ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: ses.SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    })
    const identity = new ses.EmailIdentity(this, 'Identity', {
      identity: ses.Identity.domain(domain),
      // Used for every mail of this domain, whoever hands it in.
      configurationSet,
      mailFromDomain: `bounce.${domain}`,
      feedbackForwarding: false,
    })
    const topic = new sns.Topic(this, 'Returned', { masterKey: key, enforceSSL: true })
    configurationSet.addEventDestination('Returned', {
      destination: ses.EventDestination.snsTopic(topic),
      events: [
        ses.EmailSendingEvent.BOUNCE,
        ses.EmailSendingEvent.COMPLAINT,
        ses.EmailSendingEvent.REJECT,
        ses.EmailSendingEvent.RENDERING_FAILURE,
      ],
    })
    const queue = (name: string, deadLetterQueue?: sqs.DeadLetterQueue) =>
      new sqs.Queue(this, name, {
        encryption: sqs.QueueEncryption.KMS,
        encryptionMasterKey: key,
        enforceSSL: true,
        retentionPeriod: Duration.days(14),
        ...(deadLetterQueue ? { deadLetterQueue } : {}),
      })
    this.undelivered = queue('Undelivered')
    this.returned = queue('ReturnedMails', { queue: this.undelivered, maxReceiveCount: 5 })
    topic.addSubscription(new SqsSubscription(this.returned))

    // SMTP takes the password of an IAM user; it may send in this domain's name and do nothing else.
    const group = new iam.Group(this, 'Senders')
    identity.grant(group, 'ses:SendRawEmail')
    const user = new iam.User(this, 'SmtpUser', { groups: [group] })
    new CfnOutput(this, 'SmtpUserName', { value: user.userName })
    for (const [index, { name, value }] of identity.dkimRecords.entries())
      new CfnOutput(this, `Dkim${index + 1}`, { value: `${name} CNAME ${value}` })
  }
}
