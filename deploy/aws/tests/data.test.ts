import assert from 'node:assert/strict'
import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Match } from 'aws-cdk-lib/assertions'
import { onlyOne, propertiesOf, templates } from './templates.ts'

const { data } = templates
const TEN_YEARS_MS = 10 * 365 * 24 * 60 * 60 * 1000

test('the stack of the data cannot be deleted by mistake', () => {
  for (const type of ['AWS::RDS::DBInstance', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool', 'AWS::KMS::Key'])
    for (const resource of Object.values(data.findResources(type)))
      assert.equal(resource.DeletionPolicy, 'Retain', type)
  assert.equal(onlyOne(data, 'AWS::Cognito::UserPool').DeletionProtection, 'ACTIVE')
})

test('the database stands in two zones, encrypted, unreachable from outside, protected', () => {
  const [instance, replica] = propertiesOf(data, 'AWS::RDS::DBInstance')
  assert.ok(instance?.MultiAZ && instance.StorageEncrypted && instance.DeletionProtection)
  assert.equal(instance.PubliclyAccessible, false)
  assert.equal(instance.BackupRetentionPeriod, 35)
  assert.ok(instance.KmsKeyId)
  assert.ok(replica?.SourceDBInstanceIdentifier)
  assert.equal(replica.PubliclyAccessible, false)
  assert.equal(replica.DeletionProtection, true)
})

test('the database refuses connections without TLS, and its log repeats no value', () => {
  data.hasResourceProperties('AWS::RDS::DBParameterGroup', {
    Parameters: {
      'rds.force_ssl': '1',
      log_error_verbosity: 'terse',
      log_min_error_statement: 'panic',
      log_parameter_max_length_on_error: '0',
    },
  })
})

test('only the tasks reach the database, and only CloudFront the balancer', () => {
  const rules = propertiesOf(data, 'AWS::EC2::SecurityGroupIngress')
  const sources = rules.map(({ SourceSecurityGroupId }) => JSON.stringify(SourceSecurityGroupId))
  assert.equal(rules.length, 4)
  assert.equal(sources.filter((source) => source?.includes('NetworkTasks')).length, 2)
  assert.equal(sources.filter((source) => source?.includes('NetworkBalancer')).length, 1)
  assert.equal(sources.filter((source) => source === undefined).length, 1)
  const open = propertiesOf(data, 'AWS::EC2::SecurityGroup').flatMap(
    ({ SecurityGroupIngress = [] }) => SecurityGroupIngress,
  )
  assert.ok(open.every(({ CidrIp }) => CidrIp !== '0.0.0.0/0'))
  assert.ok(open.every(({ FromPort }) => FromPort === 443))
})

test('the certificates of the database are its region’s roots and good for years', () => {
  const pem = readFileSync('rds-ap-northeast-1.pem', 'utf8')
  const certificates = pem.match(/-----BEGIN[^]*?END CERTIFICATE-----/g) ?? []
  assert.equal(certificates.length, 3)
  for (const text of certificates) {
    const certificate = new X509Certificate(text)
    assert.match(certificate.subject, /CN=Amazon RDS ap-northeast-1 Root CA (RSA2048|RSA4096|ECC384) G1/)
    assert.ok(certificate.ca && certificate.verify(certificate.publicKey))
    assert.ok(Date.parse(certificate.validTo) > Date.now() + TEN_YEARS_MS)
  }
  for (const { CACertificateIdentifier } of propertiesOf(data, 'AWS::RDS::DBInstance'))
    assert.equal(CACertificateIdentifier, 'rds-ca-rsa2048-g1')
})

test('every bucket is encrypted, versioned, private, and read over TLS only', () => {
  const buckets = [templates.data, templates.service].flatMap((one) => propertiesOf(one, 'AWS::S3::Bucket'))
  assert.equal(buckets.length, 4)
  for (const bucket of buckets) {
    assert.ok(bucket.BucketEncryption)
    assert.equal(bucket.VersioningConfiguration.Status, 'Enabled')
    assert.deepEqual(new Set(Object.values(bucket.PublicAccessBlockConfiguration)), new Set([true]))
  }
  const policies = [templates.data, templates.service].flatMap((one) =>
    propertiesOf(one, 'AWS::S3::BucketPolicy'),
  )
  assert.equal(policies.length, 4)
  for (const { PolicyDocument } of policies)
    assert.ok(
      JSON.stringify(PolicyDocument.Statement).includes('"Bool":{"aws:SecureTransport":"false"}'),
      'without TLS',
    )
})

test('heads are copied to a bucket where nobody deletes them', () => {
  data.hasResourceProperties('AWS::S3::Bucket', {
    ObjectLockEnabled: true,
    ObjectLockConfiguration: { Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: 1825 } } },
  })
  const heads = readFileSync('../../server/records/seals/heads.ts', 'utf8')
  assert.match(heads, /'activity-heads'/)
  data.hasResourceProperties('AWS::S3::Bucket', {
    ReplicationConfiguration: {
      Rules: [Match.objectLike({ Filter: { Prefix: 'activity-heads/' }, Status: 'Enabled' })],
    },
  })
})

test('every secret and every log is encrypted with our key, and every log ends', () => {
  for (const secret of propertiesOf(data, 'AWS::SecretsManager::Secret')) assert.ok(secret.KmsKeyId)
  const groups = [templates.data, templates.migration].flatMap((one) =>
    propertiesOf(one, 'AWS::Logs::LogGroup'),
  )
  assert.equal(groups.length, 3)
  for (const group of groups) {
    assert.ok(group.KmsKeyId)
    assert.equal(group.RetentionInDays, 90)
  }
})

test('the key of the seals is 32 bytes in hexadecimal', () => {
  data.hasResourceProperties('AWS::SecretsManager::Secret', {
    GenerateSecretString: {
      PasswordLength: 64,
      ExcludeUppercase: true,
      ExcludePunctuation: true,
      ExcludeCharacters: 'ghijklmnopqrstuvwxyz',
    },
  })
})

test('a backup every night, kept 35 days, of database and files', () => {
  data.hasResourceProperties('AWS::Backup::BackupPlan', {
    BackupPlan: { BackupPlanRule: [Match.objectLike({ Lifecycle: { DeleteAfterDays: 35 } })] },
  })
  assert.equal(onlyOne(data, 'AWS::Backup::BackupVault').LockConfiguration.MinRetentionDays, 7)
  const tagged = ['AWS::RDS::DBInstance', 'AWS::S3::Bucket'].flatMap((type) =>
    propertiesOf(data, type).filter(({ Tags = [] }) =>
      Tags.some(({ Key, Value }: { Key: string; Value: string }) => Key === 'backup' && Value === 'daily'),
    ),
  )
  assert.equal(tagged.length, 2)
})

test('what happens in the network is logged', () => data.resourceCountIs('AWS::EC2::FlowLog', 1))
