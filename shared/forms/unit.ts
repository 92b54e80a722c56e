import { isWholeDonorNumber } from '../facts/donorNumber'
import type { Material } from '../facts/operatorFile'
import { normaliseUnitNumber } from '../facts/unitNumber'
import { GRAMS_MAX, GRAMS_MIN } from '../rules/donating/units/unitLimits'
import { isUnitNumber } from '../rules/donating/units/unitNumber'
import {
  CONTAINER_IS_LABEL,
  GRAMS_OUT_OF_RANGE,
  REJECTION_REASON_NOT_NEEDED,
  REJECTION_REASON_UNKNOWN,
  TYPE_OUT_OF_RANGE,
} from '../words/donating/units'
import { unitLabels as labels } from '../words/labels/unitLabels'
import { idField, plainText } from './formFields'
import { reasonField } from './personActions'
import { boolean, number, object, string } from './yup'

const CONTAINER_MAX = 40
const HAND_OVER_MAX = 100

const GRAMS = GRAMS_OUT_OF_RANGE(GRAMS_MIN, GRAMS_MAX)
const hasOneDecimal = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6

/** The label of another unit, or somebody's card: neither is a container. */
const isScannedByMistake = (typed: string) =>
  isUnitNumber(normaliseUnitNumber(typed)) || isWholeDonorNumber(typed)

/** What reception sees and weighs. */
export const unitFields = ({ rejectionReasons }: Pick<Material, 'rejectionReasons'>) => ({
  WeightGrams: number()
    .required(GRAMS)
    .typeError(GRAMS)
    .min(GRAMS_MIN, GRAMS)
    .max(GRAMS_MAX, GRAMS)
    .test('decimal', GRAMS, (value) => value === undefined || hasOneDecimal(value))
    .label(labels.WeightGrams.admin),
  BristolType: number()
    .required(TYPE_OUT_OF_RANGE)
    .typeError(TYPE_OUT_OF_RANGE)
    .integer(TYPE_OUT_OF_RANGE)
    .min(1, TYPE_OUT_OF_RANGE)
    .max(7, TYPE_OUT_OF_RANGE)
    .label(labels.BristolType.admin),
  Accepted: boolean().required().label(labels.Accepted.admin),
  RejectionReason: string()
    .nullable()
    .when('Accepted', ([isAccepted]: unknown[], field) =>
      isAccepted === false
        ? field.oneOf(rejectionReasons, REJECTION_REASON_UNKNOWN).required(REJECTION_REASON_UNKNOWN)
        : field.test('none', REJECTION_REASON_NOT_NEEDED, (value) => !value),
    )
    .label(labels.RejectionReason.admin),
  Container: plainText(CONTAINER_MAX)
    .nullable()
    .test('label', CONTAINER_IS_LABEL, (value) => !value || !isScannedByMistake(value))
    .label(labels.Container.admin),
})

const handOverFields = {
  To: plainText(HAND_OVER_MAX).required().label(labels.HandedOverTo.admin),
  Batch: plainText(HAND_OVER_MAX).required().label(labels.HandOverBatch.admin),
}

export const handOverSchema = object(handOverFields).exact()

export const discardSchema = object({ Reason: reasonField() }).exact()

export const correctUnitSchema = (material: Pick<Material, 'rejectionReasons'>) =>
  object({ Id: idField(), ...unitFields(material), Reason: reasonField() }).exact()
