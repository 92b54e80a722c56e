import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { onlyOne, propertiesOf, templates } from './templates.ts'

const { data } = templates
const source = (path: string) => readFileSync(`../../${path}`, 'utf8')
const pool = () => onlyOne(data, 'AWS::Cognito::UserPool')
const client = () => onlyOne(data, 'AWS::Cognito::UserPoolClient')

test('people sign in by address, however it is typed, and may register themselves', () => {
  assert.deepEqual(pool().UsernameAttributes, ['email'])
  assert.deepEqual(pool().UsernameConfiguration, { CaseSensitive: false })
  assert.equal(pool().AdminCreateUserConfig.AllowAdminCreateUserOnly, false)
  assert.deepEqual(pool().AutoVerifiedAttributes, ['email'])
  assert.deepEqual(pool().UserAttributeUpdateSettings, {
    AttributesRequireVerificationBeforeUpdate: ['email'],
  })
})

test('the client has no secret, and signs in as both of our clients ask', () => {
  assert.equal(client().GenerateSecret, false)
  assert.deepEqual(
    new Set(client().ExplicitAuthFlows),
    new Set([
      'ALLOW_USER_SRP_AUTH',
      'ALLOW_USER_PASSWORD_AUTH',
      'ALLOW_USER_AUTH',
      'ALLOW_REFRESH_TOKEN_AUTH',
    ]),
  )
  assert.match(source('donor/ground/session/proveAgain.ts'), /'USER_PASSWORD_AUTH'/)
  assert.equal(client().AllowedOAuthFlowsUserPoolClient, false)
  assert.equal(client().PreventUserExistenceErrors, 'ENABLED')
  assert.equal(client().EnableTokenRevocation, true)
  assert.deepEqual(client().WriteAttributes, ['email'])
})

test('tokens live as long as the clients expect', () => {
  const { AccessTokenValidity, IdTokenValidity, RefreshTokenValidity, AuthSessionValidity } = client()
  assert.deepEqual(
    [AccessTokenValidity, IdTokenValidity, RefreshTokenValidity, AuthSessionValidity],
    [60, 60, 14 * 24 * 60, 3],
  )
})

test('passwords are as long as our own rule says, without composition', () => {
  const least = Number(/PASSWORD_MIN = (\d+)/.exec(source('shared/forms/password.ts'))?.[1])
  const days = Number(
    /TEMPORARY_PASSWORD_LIFETIME = (\d+) \* 24/.exec(
      source('server/ground/identity/temporaryPassword.ts'),
    )?.[1],
  )
  assert.deepEqual(pool().Policies.PasswordPolicy, {
    MinimumLength: least,
    RequireLowercase: false,
    RequireNumbers: false,
    RequireSymbols: false,
    RequireUppercase: false,
    TemporaryPasswordValidityDays: days,
  })
})

test('an authenticator app or a passkey, never a text message', () => {
  assert.equal(pool().MfaConfiguration, 'OPTIONAL')
  assert.deepEqual(pool().EnabledMfas, ['SOFTWARE_TOKEN_MFA'])
  assert.deepEqual(pool().Policies.SignInPolicy.AllowedFirstAuthFactors, ['PASSWORD', 'WEB_AUTHN'])
  assert.equal(pool().WebAuthnRelyingPartyID, 'donor.example.jp')
  assert.equal(pool().WebAuthnUserVerification, 'required')
})

test('the groups are those that the service knows', () => {
  const known = source('server/ground/settings/poolGroups.ts').match(/(?<=')[A-Z]\w+(?=')/g) ?? []
  const groups = propertiesOf(data, 'AWS::Cognito::UserPoolGroup').map(({ GroupName }) => GroupName)
  assert.deepEqual(new Set(groups), new Set(known))
  assert.equal(known.length, 7)
})

test('no triggers; codes come in Japanese, by our own domain', () => {
  assert.equal(pool().LambdaConfig, undefined)
  assert.match(pool().VerificationMessageTemplate.EmailMessage, /確認コードは \{####\} です/)
  assert.equal(pool().EmailConfiguration.EmailSendingAccount, 'DEVELOPER')
})

test('the identity pool knows no guests, checks tokens, and its role may do nothing', () => {
  const identityPool = onlyOne(data, 'AWS::Cognito::IdentityPool')
  assert.equal(identityPool.AllowUnauthenticatedIdentities, false)
  assert.equal(identityPool.AllowClassicFlow, false)
  assert.equal(identityPool.CognitoIdentityProviders[0].ServerSideTokenCheck, true)
  assert.deepEqual(Object.keys(onlyOne(data, 'AWS::Cognito::IdentityPoolRoleAttachment').Roles), [
    'authenticated',
  ])
  const policies = JSON.stringify(data.findResources('AWS::IAM::Policy'))
  assert.ok(!policies.includes('UserPoolSignedIn'))
})

test('calls of one address are limited', () => {
  const acl = onlyOne(data, 'AWS::WAFv2::WebACL')
  assert.equal(acl.Scope, 'REGIONAL')
  assert.equal(acl.Rules[0].Statement.RateBasedStatement.AggregateKeyType, 'IP')
  data.resourceCountIs('AWS::WAFv2::WebACLAssociation', 1)
})
