import { aws_ec2 as ec2, aws_logs as logs, RemovalPolicy } from 'aws-cdk-lib'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { Construct } from 'constructs'
import type { Settings } from '../settings.ts'

export const CIDR = '10.20.0.0/16'

/** Nothing of ours has a public address: the outside is reached through a gateway in each zone, and CloudFront comes in by a VPC origin. */
export class Network extends Construct {
  readonly vpc: ec2.Vpc
  readonly balancer: ec2.SecurityGroup
  /** Of the tasks of the service: the database lets these in. */
  readonly tasks: ec2.SecurityGroup

  constructor(scope: Construct, id: string, props: { settings: Settings; key: IKey }) {
    super(scope, id)
    const { availabilityZones, cloudFrontPrefixList } = props.settings
    this.vpc = new ec2.Vpc(this, 'Vpc', {
      ipAddresses: ec2.IpAddresses.cidr(CIDR),
      availabilityZones,
      natGateways: availabilityZones.length,
      subnetConfiguration: [
        { name: 'public', subnetType: ec2.SubnetType.PUBLIC, cidrMask: 26, mapPublicIpOnLaunch: false },
        { name: 'service', subnetType: ec2.SubnetType.PRIVATE_WITH_EGRESS, cidrMask: 24 },
        { name: 'database', subnetType: ec2.SubnetType.PRIVATE_ISOLATED, cidrMask: 26 },
      ],
      gatewayEndpoints: { s3: { service: ec2.GatewayVpcEndpointAwsService.S3 } },
    })
    this.balancer = new ec2.SecurityGroup(this, 'Balancer', {
      vpc: this.vpc,
      description: 'Balancer of nakatsugu',
      allowAllOutbound: false,
    })
    // A VPC origin comes from CloudFront by network interfaces inside the VPC.
    for (const peer of [ec2.Peer.prefixList(cloudFrontPrefixList), ec2.Peer.ipv4(CIDR)])
      this.balancer.addIngressRule(peer, ec2.Port.tcp(443), 'CloudFront')
    this.tasks = new ec2.SecurityGroup(this, 'Tasks', { vpc: this.vpc, description: 'Tasks of nakatsugu' })
    const group = new logs.LogGroup(this, 'FlowLogGroup', {
      encryptionKey: props.key,
      retention: logs.RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    this.vpc.addFlowLog('FlowLog', { destination: ec2.FlowLogDestination.toCloudWatchLogs(group) })
  }
}
