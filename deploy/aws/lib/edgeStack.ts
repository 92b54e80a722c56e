import {
  ArnFormat,
  aws_logs as logs,
  aws_wafv2 as waf,
  RemovalPolicy,
  Stack,
  type StackProps,
} from 'aws-cdk-lib'
import type { Construct } from 'constructs'

/** Calls by one address in five minutes; the service has limits of its own, by person. */
const MOST_CALLS = 3_000

/** Managed rule groups; `counted` rules refuse what people of this service send. */
const GROUPS: readonly { name: string; counted?: readonly string[] }[] = [
  { name: 'AWSManagedRulesAmazonIpReputationList' },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet' },
  // Imports and files are larger than 8 kB, and what people write of themselves is no script: nothing of it is run.
  { name: 'AWSManagedRulesCommonRuleSet', counted: ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY'] },
]

const visibility = (metricName: string): waf.CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: false,
})

/** The firewall in front of CloudFront, which takes it from us-east-1. */
export class EdgeStack extends Stack {
  readonly webAclArn: string

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props)
    const managed = GROUPS.map(({ name, counted = [] }, index): waf.CfnWebACL.RuleProperty => ({
      name,
      priority: index + 1,
      overrideAction: { none: {} },
      statement: {
        managedRuleGroupStatement: {
          vendorName: 'AWS',
          name,
          ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
        },
      },
      visibilityConfig: visibility(name),
    }))
    const acl = new waf.CfnWebACL(this, 'Wall', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('nakatsugu'),
      rules: [
        {
          name: 'Rate',
          priority: 0,
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: { rateBasedStatement: { limit: MOST_CALLS, aggregateKeyType: 'IP' } },
          visibilityConfig: visibility('nakatsugu-rate'),
        },
        ...managed,
      ],
    })
    this.webAclArn = acl.attrArn
    const group = new logs.LogGroup(this, 'WallLog', {
      logGroupName: 'aws-waf-logs-nakatsugu',
      retention: logs.RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    new waf.CfnLoggingConfiguration(this, 'WallLogging', {
      resourceArn: acl.attrArn,
      logDestinationConfigs: [
        this.formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: group.logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      // Who signed in is nobody's to read here.
      redactedFields: [{ singleHeader: { Name: 'authorization' } }, { singleHeader: { Name: 'cookie' } }],
    })
  }
}
