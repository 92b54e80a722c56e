import {
  aws_cognito as cognito,
  aws_iam as iam,
  aws_wafv2 as waf,
  Duration,
  RemovalPolicy,
} from 'aws-cdk-lib'
import { Construct } from 'constructs'
import { REGION, type Settings } from '../settings.ts'

/** The service reads them from each token (server/ground/settings/poolGroups.ts). */
export const GROUPS = [
  'Administrators',
  'Coordinators',
  'Physicians',
  'Receptionists',
  'Finance',
  'Support',
  'Auditors',
]
/** As the service says in its mail (server/ground/identity/temporaryPassword.ts). */
const TEMPORARY_PASSWORD = Duration.days(7)
/** Calls by one address in five minutes; an office behind one address makes some hundreds. */
const MOST_CALLS = 1_000

const CODE_MAIL = {
  emailSubject: '確認コードのお知らせ',
  emailBody:
    '確認コードは {####} です。画面に入力してください。<br><br>お心当たりのないときは、このメールを削除してください。コードを入力しなければ、何も変わりません。',
}

/** The pool as both clients ask for it: sign-in by address with SRP, no secret, no trigger. */
export class UserPool extends Construct {
  readonly pool: cognito.UserPool
  readonly client: cognito.UserPoolClient
  readonly identityPool: cognito.CfnIdentityPool

  constructor(scope: Construct, id: string, props: { settings: Settings }) {
    super(scope, id)
    const { hosts, mail } = props.settings
    this.pool = new cognito.UserPool(this, 'Pool', {
      signInAliases: { email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: true,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      standardAttributes: { email: { required: true, mutable: true } },
      accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
      passwordPolicy: {
        minLength: 8,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
        tempPasswordValidity: TEMPORARY_PASSWORD,
      },
      mfa: cognito.Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      featurePlan: cognito.FeaturePlan.ESSENTIALS,
      signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: true } },
      passkeyRelyingPartyId: hosts.donor,
      passkeyUserVerification: cognito.PasskeyUserVerification.REQUIRED,
      email: cognito.UserPoolEmail.withSES({
        fromEmail: mail.address,
        fromName: mail.name,
        sesRegion: REGION,
        sesVerifiedDomain: mail.domain,
      }),
      userVerification: { emailStyle: cognito.VerificationEmailStyle.CODE, ...CODE_MAIL },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    for (const groupName of GROUPS) this.pool.addGroup(groupName, { groupName })

    const email = new cognito.ClientAttributes().withStandardAttributes({ email: true })
    this.client = this.pool.addClient('Client', {
      generateSecret: false,
      // The password itself is sent where somebody proves anew who they are (donor/ground/session/proveAgain.ts).
      authFlows: { userSrp: true, userPassword: true, user: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(14),
      authSessionValidity: Duration.minutes(3),
      readAttributes: email.withStandardAttributes({ email: true, emailVerified: true }),
      writeAttributes: email,
    })

    this.identityPool = new cognito.CfnIdentityPool(this, 'IdentityPool', {
      allowUnauthenticatedIdentities: false,
      allowClassicFlow: false,
      cognitoIdentityProviders: [
        {
          clientId: this.client.userPoolClientId,
          providerName: this.pool.userPoolProviderName,
          serverSideTokenCheck: true,
        },
      ],
    })
    // Clients ask for credentials and use none: the role may do nothing.
    const role = new iam.Role(this, 'SignedIn', {
      assumedBy: new iam.WebIdentityPrincipal('cognito-identity.amazonaws.com', {
        StringEquals: { 'cognito-identity.amazonaws.com:aud': this.identityPool.ref },
        'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': 'authenticated' },
      }),
    })
    new cognito.CfnIdentityPoolRoleAttachment(this, 'Roles', {
      identityPoolId: this.identityPool.ref,
      roles: { authenticated: role.roleArn },
    })

    const visibility = (metricName: string) => ({
      cloudWatchMetricsEnabled: true,
      metricName,
      sampledRequestsEnabled: false,
    })
    const acl = new waf.CfnWebACL(this, 'Wall', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('nakatsugu-pool'),
      rules: [
        {
          name: 'Rate',
          priority: 0,
          action: { block: {} },
          statement: { rateBasedStatement: { limit: MOST_CALLS, aggregateKeyType: 'IP' } },
          visibilityConfig: visibility('nakatsugu-pool-rate'),
        },
      ],
    })
    new waf.CfnWebACLAssociation(this, 'WallOfPool', {
      resourceArn: this.pool.userPoolArn,
      webAclArn: acl.attrArn,
    })
  }
}
