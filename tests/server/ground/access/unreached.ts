/** No operation, and no field that they read, leads them there. */
export const ofHealth = [
  'HealthCheck',
  'AnswerCorrection',
  'OnlineCheck',
  'ConditionReport',
  'CorrectionConsequences',
  'PanelResult',
]
export const ofMembers = ['Message', 'Receipt', 'ReceiptFile']
/** In the answer of previewCriteria alone, which tests/server/care/criteria/replay.test.ts reads. */
export const ofPreview = ['CriteriaImpactPerson']
