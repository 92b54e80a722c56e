import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Settings } from '../settings.ts'
import { Alarms } from './alarms.ts'
import { Application } from './application.ts'
import type { DataStack } from './dataStack.ts'
import { Front } from './front.ts'
import type { MailStack } from './mailStack.ts'
import type { MigrationStack } from './migrationStack.ts'

/** What comes anew with each version. */
export class ServiceStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    props: StackProps & {
      settings: Settings
      data: DataStack
      mail: MailStack
      migration: MigrationStack
      webAclArn: string
    },
  ) {
    super(scope, id, props)
    const { settings, data, mail, migration, webAclArn } = props
    const application = new Application(this, 'Application', { settings, data, mail, migration })
    const front = new Front(this, 'Front', { settings, data, application, webAclArn })
    new Alarms(this, 'Alarms', { settings, data, mail, application, front })

    const told = {
      AssetsBucket: front.assets.bucketName,
      Distribution: front.distribution.distributionDomainName,
      Service: application.service.serviceName,
    }
    for (const [name, value] of Object.entries(told)) new CfnOutput(this, name, { value })
  }
}
