import type { InferType } from 'yup'
import type { Role } from '../generated/schema'
import { administratorLabels as labels } from '../labels/consoleLabels'
import { CHARACTERS_NOT_ALLOWED, SETTING_TOO_LARGE } from '../messages/formMessages'
import { emailField } from './email'
import { choice, seenText, text } from './formFields'
import { object, mixed, array, string } from './yup'

const roles: readonly Role[] = ['Administrator', 'Support']

export const administratorSchema = object({
  Name: seenText(50).required().label(labels.Name.admin),
  Email: emailField(),
  Role: choice(roles).required().label(labels.Role.admin),
}).exact()
/** Another address to sign in with. */
export const administratorEmailSchema = object({ Email: emailField() }).exact()

export type AdministratorInput = InferType<typeof administratorSchema>

/** Enough for a handful of saved views with all their conditions; in characters of JSON. */
export const SETTING_MAX = 20_000

/** What somebody keeps of the console's look: any JSON of a bounded size. */
export const consoleSettingSchema = object({
  Key: text(60)
    .required()
    .matches(/^[\w.:-]*$/, CHARACTERS_NOT_ALLOWED)
    .label('名前'),
  Value: mixed()
    .nullable()
    .test('size', SETTING_TOO_LARGE, (value) => JSON.stringify(value ?? null).length <= SETTING_MAX)
    .label('内容'),
}).exact()

const COLUMNS_MAX = 60

/** A list as it is on the screen: its conditions, its order, its columns from left to right, and how it is written. */
export const exportRequestSchema = object({
  filter: mixed().nullable(),
  sortField: string().max(60),
  sortDirection: string()
    .oneOf(['ASC', 'DESC'] as const)
    .default('DESC'),
  columns: array(string().required().max(60)).required().min(1).max(COLUMNS_MAX).label('列'),
  format: string()
    .oneOf(['csv', 'xlsx'] as const)
    .default('csv'),
  encoding: string()
    .oneOf(['utf-8-bom', 'shift_jis'] as const)
    .default('utf-8-bom'),
}).exact()
