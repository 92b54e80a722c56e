import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Match } from 'aws-cdk-lib/assertions'
import { onlyOne, propertiesOf, templates } from './templates.ts'

const { mail } = templates

test('mails leave over TLS, and what comes back is kept', () => {
  mail.hasResourceProperties('AWS::SES::ConfigurationSet', {
    DeliveryOptions: Match.objectLike({ TlsPolicy: 'REQUIRE' }),
    SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
  })
  assert.ok(onlyOne(mail, 'AWS::SES::EmailIdentity').ConfigurationSetAttributes)
  mail.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
    EventDestination: Match.objectLike({
      MatchingEventTypes: Match.arrayWith(['bounce', 'complaint']),
    }),
  })
  mail.resourceCountIs('AWS::SNS::Subscription', 1)
})

test('whoever hands mails in may send in the name of the domain, and nothing else', () => {
  const [policy, ...rest] = propertiesOf(mail, 'AWS::IAM::Policy')
  assert.equal(rest.length, 0)
  const [statement, ...others] = policy?.PolicyDocument.Statement ?? []
  assert.equal(others.length, 0)
  assert.equal(statement.Action, 'ses:SendRawEmail')
  assert.notEqual(statement.Resource, '*')
})

test('topics and queues are encrypted, and reached over TLS only', () => {
  for (const { KmsMasterKeyId } of ['AWS::SNS::Topic', 'AWS::SQS::Queue'].flatMap((type) =>
    propertiesOf(mail, type),
  ))
    assert.ok(KmsMasterKeyId)
  for (const type of ['AWS::SNS::TopicPolicy', 'AWS::SQS::QueuePolicy'])
    for (const { PolicyDocument } of propertiesOf(mail, type))
      assert.ok(JSON.stringify(PolicyDocument).includes('"aws:SecureTransport":"false"'))
})
