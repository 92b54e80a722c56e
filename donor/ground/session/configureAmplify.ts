import { Amplify } from 'aws-amplify'
import { ConsoleLogger } from 'aws-amplify/utils'
import { clientConfig } from './clientConfig'

let configured = false

/** Without endpoints Amplify calls Amazon Cognito. */
export async function configureAmplify(): Promise<void> {
  if (configured) return
  const config = await clientConfig()
  // Its warnings concern non-Amazon endpoints only.
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.userPoolId,
        userPoolClientId: config.userPoolClientId,
        userPoolEndpoint: config.userPoolEndpoint,
        identityPoolId: config.identityPoolId,
        identityPoolEndpoint: config.identityPoolEndpoint,
        allowGuestAccess: false,
        loginWith: { email: true },
      },
    },
  })
  configured = true
}
