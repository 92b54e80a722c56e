import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Match } from 'aws-cdk-lib/assertions'
import { onlyOne, propertiesOf, templates } from './templates.ts'

const { service, migration, edge } = templates
const source = (path: string) => readFileSync(`../../${path}`, 'utf8')

const containers = () =>
  [migration, service]
    .flatMap((stack) => propertiesOf(stack, 'AWS::ECS::TaskDefinition'))
    .flatMap(({ ContainerDefinitions }) => ContainerDefinitions)
const container = (name: string) => containers().find(({ Name }) => Name === name)

test('every container runs without rights on a disk it cannot write', () => {
  assert.deepEqual(
    containers()
      .map(({ Name }) => Name)
      .sort(),
    ['metrics', 'migration', 'service'],
  )
  for (const { Name, ReadonlyRootFilesystem, User, Privileged } of containers()) {
    assert.equal(ReadonlyRootFilesystem, true, Name)
    assert.equal(User, 'node', Name)
    assert.ok(!Privileged, Name)
  }
})

test('the container is asked whether it lives, the balancer whether it is ready', () => {
  assert.match(container('service').HealthCheck.Command.join(' '), /^CMD node --eval .*\/livez/)
  const group = onlyOne(service, 'AWS::ElasticLoadBalancingV2::TargetGroup')
  assert.equal(group.HealthCheckPath, '/readyz')
  const delay = group.TargetGroupAttributes.find(
    ({ Key }: { Key: string }) => Key === 'deregistration_delay.timeout_seconds',
  )
  assert.equal(delay.Value, '30')
  const health = source('server/doors/http/health.ts')
  for (const path of ['/livez', '/readyz']) assert.ok(health.includes(`'${path}'`), path)
})

test('an end leaves more time than the service takes for it', () => {
  assert.equal(container('service').StopTimeout, 30)
})

test('two tasks at least, in private, never fewer while a new version comes, back if it does not', () => {
  const one = onlyOne(service, 'AWS::ECS::Service')
  assert.equal(one.DesiredCount, 2)
  assert.equal(one.NetworkConfiguration.AwsvpcConfiguration.AssignPublicIp, 'DISABLED')
  assert.equal(one.EnableExecuteCommand, false)
  assert.equal(one.DeploymentConfiguration.MinimumHealthyPercent, 100)
  assert.deepEqual(one.DeploymentConfiguration.DeploymentCircuitBreaker, { Enable: true, Rollback: true })
  service.hasResourceProperties('AWS::ApplicationAutoScaling::ScalableTarget', {
    MinCapacity: 2,
    MaxCapacity: 6,
  })
})

test('every required setting of production is given, and every name is one that the service reads', () => {
  const env = source('server/ground/settings/env.ts')
  const given: string[] = [...container('service').Environment, ...container('service').Secrets].map(
    ({ Name }: { Name: string }) => Name,
  )
  const [, list = ''] = /REQUIRED_IN_PRODUCTION = \[([^\]]*)\]/.exec(env) ?? []
  const required = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
  assert.ok(required.length >= 8)
  for (const name of required) assert.ok(given.includes(name), name)
  for (const name of given.filter((one) => !/^PG(USER|PASSWORD)$/.test(one)))
    assert.ok(new RegExp(`\\b${name}\\b`).test(env), name)
})

test('the queue of returned mails is a setting', () => {
  const queue = container('service').Environment.find(
    ({ Name }: { Name: string }) => Name === 'BOUNCE_QUEUE_URL',
  )
  assert.match(JSON.stringify(queue?.Value), /ReturnedMails/)
})

test('no secret stands in the template', () => {
  for (const { Environment = [], Name } of containers())
    for (const { Name: variable } of Environment)
      assert.ok(variable === 'HEALTH_KEY' || !/PASSWORD|KEY|SMTP/.test(variable), `${Name} ${variable}`)
  const healthKey = container('service').Environment.find(
    ({ Name }: { Name: string }) => Name === 'HEALTH_KEY',
  )
  assert.match(JSON.stringify(healthKey?.Value), /HealthKey\w+Arn/)
  assert.deepEqual(
    container('service')
      .Secrets.map(({ Name }: { Name: string }) => Name)
      .sort(),
    ['CHECKPOINT_KEY', 'PGPASSWORD', 'SEAL_KEY', 'SMTP_URL'],
  )
})

test('service and migration check whom they talk to, as different users', () => {
  const valueOf = (name: string, variable: string) =>
    container(name).Environment.find(({ Name }: { Name: string }) => Name === variable)?.Value
  for (const name of ['service', 'migration'])
    assert.match(
      JSON.stringify(valueOf(name, 'DATABASE_URL')),
      /sslmode=verify-full&sslrootcert=\/app\/deploy\/aws\/rds-ap-northeast-1\.pem/,
    )
  assert.match(JSON.stringify(valueOf('service', 'DATABASE_REPLICA_URL')), /Replica.*sslmode=verify-full/)
  assert.equal(valueOf('service', 'PGUSER'), 'nakatsugu_app')
  assert.equal(valueOf('migration', 'PGUSER'), 'nakatsugu_owner')
})

test('the migration is there, and told how to run, before the service', () => {
  assert.deepEqual(propertiesOf(migration, 'AWS::ECS::Service'), [])
  for (const name of ['Cluster', 'Migration', 'Subnets', 'SecurityGroup'])
    assert.equal(Object.keys(migration.findOutputs(name)).length, 1, name)
  assert.ok(!JSON.stringify(migration.toJSON()).includes('NakatsuguService'))
  const cluster = onlyOne(service, 'AWS::ECS::Service').Cluster
  assert.match(JSON.stringify(cluster), /NakatsuguMigration/)
})

test('what the containers run is in the image', () => {
  for (const name of ['metrics', 'migration']) {
    const [program, script] = container(name).Command
    assert.equal(program, 'node')
    assert.ok(existsSync(script.replace('/app/', '../../')), script)
  }
})

test('the balancer is private, speaks TLS, and hands on what CloudFront says of the caller', () => {
  const balancer = onlyOne(service, 'AWS::ElasticLoadBalancingV2::LoadBalancer')
  assert.equal(balancer.Scheme, 'internal')
  const attributes = Object.fromEntries(
    balancer.LoadBalancerAttributes.map(({ Key, Value }: { Key: string; Value: unknown }) => [Key, Value]),
  )
  assert.equal(attributes['deletion_protection.enabled'], 'true')
  assert.equal(attributes['routing.http.drop_invalid_header_fields.enabled'], 'true')
  assert.equal(attributes['routing.http.xff_header_processing.mode'], 'preserve')
  assert.equal(attributes['access_logs.s3.enabled'], 'true')
  const listener = onlyOne(service, 'AWS::ElasticLoadBalancingV2::Listener')
  assert.equal(listener.Protocol, 'HTTPS')
  assert.match(listener.SslPolicy, /TLS13-1-2/)
})

const distribution = () => onlyOne(service, 'AWS::CloudFront::Distribution').DistributionConfig

test('all host names, TLS 1.2 at least, the firewall before everything', () => {
  assert.deepEqual(distribution().Aliases, ['donor.example.jp', 'console.example.jp', 'api.example.jp'])
  assert.equal(distribution().ViewerCertificate.MinimumProtocolVersion, 'TLSv1.2_2021')
  assert.ok(distribution().WebACLId)
  for (const behavior of [distribution().DefaultCacheBehavior, ...distribution().CacheBehaviors])
    assert.equal(behavior.ViewerProtocolPolicy, 'redirect-to-https')
})

test('nothing is kept of pages and calls, and the Host header is handed on', () => {
  const { CachePolicyId, OriginRequestPolicyId } = distribution().DefaultCacheBehavior
  // CachingDisabled and AllViewer, by the numbers that AWS gave them.
  assert.equal(CachePolicyId, '4135ea2d-6df8-44a3-9df3-4b5a84be39ad')
  assert.equal(OriginRequestPolicyId, '216adef6-5c7f-47e4-b989-5492eafa07d3')
})

test('assets of all builds come from the bucket, and from the service where it has none', () => {
  const { CacheBehaviors, OriginGroups, Origins } = distribution()
  assert.deepEqual(
    CacheBehaviors.map(({ PathPattern }: { PathPattern: string }) => PathPattern),
    ['/assets/*', '/admin/assets/*'],
  )
  for (const [index, host] of ['donor.example.jp', 'console.example.jp'].entries()) {
    const group = OriginGroups.Items.find(
      ({ Id }: { Id: string }) => Id === CacheBehaviors[index].TargetOriginId,
    )
    const [first, second] = group.Members.Items.map(({ OriginId }: { OriginId: string }) =>
      Origins.find(({ Id }: { Id: string }) => Id === OriginId),
    )
    assert.ok(first.S3OriginConfig && first.OriginAccessControlId)
    assert.ok(second.VpcOriginConfig)
    assert.equal(second.DomainName, 'origin.example.jp')
    assert.deepEqual(second.OriginCustomHeaders, [{ HeaderName: 'X-Forwarded-Host', HeaderValue: host }])
    assert.ok(group.FailoverCriteria.StatusCodes.Items.includes(403))
  }
})

test('the firewall has the managed rules and a rate rule', () => {
  const { Rules } = onlyOne(edge, 'AWS::WAFv2::WebACL')
  assert.equal(Rules[0].Statement.RateBasedStatement.Limit, 3000)
  assert.equal(Rules.length, 4)
  edge.hasResourceProperties('AWS::WAFv2::LoggingConfiguration', {
    RedactedFields: Match.arrayWith([{ SingleHeader: { Name: 'authorization' } }]),
  })
})
