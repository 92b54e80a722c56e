import { allRoles } from '../rules/records/access/roles'
import type { SharedList } from '../generated/schema'
import { administratorLabels as labels } from '../words/labels/consoleLabels'
import { CHARACTERS_NOT_ALLOWED, ROLE_MISSING, SETTING_TOO_LARGE } from '../words/program/formMessages'
import { deviceLockTexts } from '../words/program/deviceLock'
import { emailField } from './email'
import { choice, plainText, seenText, text } from './formFields'
import { isTrivialPassword } from './password'
import { object, mixed, array, ref, string } from './yup'

const formTexts = deviceLockTexts.form

export const administratorSchema = object({
  Name: plainText(50).required().label(labels.Name.admin),
  Email: emailField(),
  Roles: array(choice(allRoles).required().label(labels.Roles.admin))
    .min(1, ROLE_MISSING)
    .required()
    .label(labels.Roles.admin),
}).exact()
export const administratorChangeSchema = administratorSchema.pick(['Name', 'Roles']).exact()
export const administratorEmailSchema = object({ Email: emailField() }).exact()

/** 32 bytes in base64. */
const proof = () => string().matches(/^[A-Za-z0-9+/]{43}=$/, CHARACTERS_NOT_ALLOWED)

export const deviceLockSchema = object({
  PinProof: proof().required().label('PIN'),
  BadgeProof: proof().nullable().label('バッジ'),
}).exact()

/** The codes that staff type to lock a device. A badge differs from a PIN by its form. */
export const deviceCodesSchema = object({
  Pin: string()
    .required()
    .label(formTexts.pin)
    .matches(/^\d{4,8}$/, formTexts.pinFormat)
    .test('easy', formTexts.pinEasy, (value) => !value || !isTrivialPassword(value)),
  RepeatedPin: string()
    .oneOf([ref('Pin')], formTexts.pinDiffers)
    .required()
    .label(formTexts.repeated),
  Badge: string()
    .max(100)
    .label(formTexts.badge)
    .test('badge', formTexts.badgeFormat, (value) => !value || /^(?:.{9,}|(?=.*\D).{4,})$/.test(value)),
}).exact()

export const unlockSchema = object({
  device: string().uuid().required(),
  kind: choice(['pin', 'badge'] as const).required(),
  proof: proof().required(),
})

/** In characters of JSON. */
export const SETTING_MAX = 20_000

/** A console setting: any JSON up to `SETTING_MAX`. */
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
const CONDITIONS_MAX = 40

export const VIEW_NAME_MAX = 30

const word = () => string().max(60).matches(/^\w*$/, CHARACTERS_NOT_ALLOWED)

const lists: readonly SharedList[] = ['Users', 'Screenings', 'Donations', 'FloraTests']

/** A list view for the whole office. */
export const sharedViewSchema = object({
  List: choice(lists).required(),
  Name: seenText(VIEW_NAME_MAX).required().label('名前'),
  Conditions: array(object({ Field: word().required(), Values: mixed().required() }).exact())
    .required()
    .max(CONDITIONS_MAX)
    .test('size', SETTING_TOO_LARGE, (value) => JSON.stringify(value ?? null).length <= SETTING_MAX)
    .label('条件'),
  SortField: word().required(),
  SortDirection: choice(['ASC', 'DESC'] as const).required(),
  Columns: array(word().required()).nullable().max(COLUMNS_MAX),
  Density: word().nullable(),
}).exact()

export const exportRequestSchema = object({
  filter: mixed().nullable(),
  sortField: string().max(60).label('並べる項目'),
  sortDirection: string()
    .oneOf(['ASC', 'DESC'] as const)
    .default('DESC')
    .label('並び順'),
  columns: array(string().required().max(60)).required().min(1).max(COLUMNS_MAX).label('列'),
  format: string()
    .oneOf(['csv', 'xlsx'] as const)
    .default('csv')
    .label('形式'),
  encoding: string()
    .oneOf(['utf-8-bom', 'shift_jis'] as const)
    .default('utf-8-bom')
    .label('文字コード'),
}).exact()
