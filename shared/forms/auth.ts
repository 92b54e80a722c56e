import type { InferType } from 'yup'
import { CONSENT_MISSING } from '../words/program/formMessages'
import { emailField } from './email'
import { codeField } from './formFields'
import { currentPasswordField, newPasswordField, repeatedPasswordField } from './password'
import { boolean, object, string } from './yup'

export const signUpSchema = object({
  Email: emailField(),
  Password: newPasswordField(),
  Terms: boolean().oneOf([true], CONSENT_MISSING).required(CONSENT_MISSING).label('利用規約への同意'),
}).exact()
export type SignUpInput = InferType<typeof signUpSchema>

export const signInSchema = object({ Email: emailField(), Password: currentPasswordField() }).exact()
export type SignInInput = InferType<typeof signInSchema>

export const confirmSignUpSchema = object({ Code: codeField() }).exact()
export type ConfirmSignUpInput = InferType<typeof confirmSignUpSchema>

export const forgotPasswordSchema = object({ Email: emailField() }).exact()
export type ForgotPasswordInput = InferType<typeof forgotPasswordSchema>

export const confirmPasswordSchema = object({
  Code: codeField(),
  Password: newPasswordField().label('新しいパスワード'),
}).exact()
export type ConfirmPasswordInput = InferType<typeof confirmPasswordSchema>

/** A code must confirm the new address. */
export const newEmailSchema = object({ Email: emailField().label('新しいメールアドレス') }).exact()
export type NewEmailInput = InferType<typeof newEmailSchema>

export const changePasswordSchema = object({
  CurrentPassword: currentPasswordField().label('いまのパスワード'),
  Password: newPasswordField().label('新しいパスワード'),
}).exact()
export type ChangePasswordInput = InferType<typeof changePasswordSchema>

/** Not `Password`, which other forms on the page use. */
export const proofSchema = object({ ProofPassword: currentPasswordField() }).exact()

/** An administrator's first sign-in. */
export const newPasswordSchema = object({
  Password: newPasswordField().label('新しいパスワード'),
  RepeatedPassword: repeatedPasswordField('Password'),
}).exact()

/** For the one-time link. */
export const firstAdministratorSchema = object({
  Email: emailField(),
  Password: newPasswordField(),
  RepeatedPassword: repeatedPasswordField('Password'),
}).exact()
export type FirstAdministratorInput = InferType<typeof firstAdministratorSchema>

/** May be empty. */
export const passkeyNameSchema = object({ Name: string().trim().max(50).label('名前').default('') }).exact()

export const totpSchema = object({ Code: codeField('認証アプリのコード') }).exact()
