// Loaded only to sign in and out.
export { CognitoAuthProvider as createCognitoProvider } from 'ra-auth-cognito'
