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
/** In the answer of a mutation alone: tests/server/care/criteria/replay.test.ts, tests/server/care/panels/panelTable.test.ts. */
export const ofPreview = ['CriteriaImpactPerson', 'TestPanelLine']
