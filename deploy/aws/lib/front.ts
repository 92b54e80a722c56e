import {
  aws_certificatemanager as acm,
  aws_cloudfront as cloudfront,
  aws_cloudfront_origins as origins,
  aws_ec2 as ec2,
  aws_elasticloadbalancingv2 as elb,
  aws_s3 as s3,
  Duration,
} from 'aws-cdk-lib'
import { Construct } from 'constructs'
import type { Settings } from '../settings.ts'
import { PORT, type Application } from './application.ts'
import { PRIVATE_BUCKET } from './buckets.ts'
import type { DataStack } from './dataStack.ts'

/** Requests under way get their answer before a task is told to end. */
const DRAIN = Duration.seconds(30)
const YEAR = Duration.days(365)

/** CloudFront with its firewall before a balancer that only CloudFront reaches. */
export class Front extends Construct {
  /** Scripts and styles of all builds: a page that was opened before a new build still finds its own. */
  readonly assets: s3.Bucket
  readonly balancer: elb.ApplicationLoadBalancer
  readonly targets: elb.ApplicationTargetGroup
  readonly distribution: cloudfront.Distribution

  constructor(
    scope: Construct,
    id: string,
    props: { settings: Settings; data: DataStack; application: Application; webAclArn: string },
  ) {
    super(scope, id)
    const { settings, data, application, webAclArn } = props
    const { hosts, certificates } = settings
    const { vpc } = data.network
    const { accessLogs } = data.buckets

    this.assets = new s3.Bucket(this, 'Assets', {
      ...PRIVATE_BUCKET,
      encryption: s3.BucketEncryption.S3_MANAGED,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 's3/assets/',
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(1) }],
    })
    this.balancer = new elb.ApplicationLoadBalancer(this, 'Balancer', {
      vpc,
      vpcSubnets: { subnetType: ec2.SubnetType.PRIVATE_WITH_EGRESS },
      internetFacing: false,
      securityGroup: data.network.balancer,
      dropInvalidHeaderFields: true,
      deletionProtection: true,
      desyncMitigationMode: elb.DesyncMitigationMode.STRICTEST,
      // The last address is then the one that CloudFront saw, which nobody can make up.
      xffHeaderProcessingMode: elb.XffHeaderProcessingMode.PRESERVE,
    })
    this.balancer.logAccessLogs(accessLogs, 'balancer')
    const listener = this.balancer.addListener('Https', {
      port: 443,
      protocol: elb.ApplicationProtocol.HTTPS,
      certificates: [elb.ListenerCertificate.fromArn(certificates.origin)],
      sslPolicy: elb.SslPolicy.RECOMMENDED_TLS,
      open: false,
    })
    this.targets = listener.addTargets('Service', {
      port: PORT,
      protocol: elb.ApplicationProtocol.HTTP,
      targets: [application.service.loadBalancerTarget({ containerName: 'service', containerPort: PORT })],
      deregistrationDelay: DRAIN,
      healthCheck: {
        path: '/readyz',
        healthyHttpCodes: '200',
        interval: Duration.seconds(10),
        timeout: Duration.seconds(5),
        healthyThresholdCount: 2,
        unhealthyThresholdCount: 3,
      },
    })

    const origin = new cloudfront.VpcOrigin(this, 'Origin', {
      endpoint: cloudfront.VpcOriginEndpoint.applicationLoadBalancer(this.balancer),
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
    })
    const service = (customHeaders: Record<string, string> = {}) =>
      origins.VpcOrigin.withVpcOrigin(origin, {
        domainName: hosts.origin,
        readTimeout: Duration.seconds(60),
        customHeaders,
      })
    const common = {
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
    }
    const immutable = new cloudfront.CachePolicy(this, 'Immutable', {
      comment: 'Names hold a hash of what is inside',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.days(1),
      maxTtl: YEAR,
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    })
    const headers = new cloudfront.ResponseHeadersPolicy(this, 'AssetHeaders', {
      securityHeadersBehavior: {
        contentTypeOptions: { override: true },
        strictTransportSecurity: { accessControlMaxAge: YEAR, includeSubdomains: true, override: true },
      },
    })
    const bucket = origins.S3BucketOrigin.withOriginAccessControl(this.assets)
    /** From the bucket, and from the service what was not copied there; `host` is who serves it. */
    const assetsOf = (host: string): cloudfront.BehaviorOptions => ({
      ...common,
      origin: new origins.OriginGroup({
        primaryOrigin: bucket,
        // The bucket must not see the caller's Host header, so that the service has to be told otherwise.
        fallbackOrigin: service({ 'X-Forwarded-Host': host }),
        fallbackStatusCodes: [403, 404, 500, 502, 503, 504],
      }),
      cachePolicy: immutable,
      responseHeadersPolicy: headers,
    })
    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: 'nakatsugu',
      domainNames: [...new Set([hosts.donor, hosts.console, hosts.api])],
      certificate: acm.Certificate.fromCertificateArn(this, 'Certificate', certificates.edge),
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      priceClass: cloudfront.PriceClass.PRICE_CLASS_200,
      webAclId: webAclArn,
      logBucket: accessLogs,
      logFilePrefix: 'cloudfront/',
      logIncludesCookies: false,
      defaultBehavior: {
        ...common,
        origin: service(),
        allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
        // Pages differ by host name and come from memory: nothing is kept here.
        cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
        originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER,
      },
      additionalBehaviors: {
        '/assets/*': assetsOf(hosts.donor),
        '/admin/assets/*': assetsOf(hosts.console),
      },
      // What is not there yet may be there with the next version.
      errorResponses: [403, 404].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    })
  }
}
