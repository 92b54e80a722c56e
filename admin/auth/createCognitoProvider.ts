// The part of the access check that is loaded only to sign in and out.
export { CognitoAuthProvider as createCognitoProvider } from 'ra-auth-cognito'
