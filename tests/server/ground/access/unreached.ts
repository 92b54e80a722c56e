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
/** Told once, by the mutation that hands them out: tests/server/care/gifts/gifts.test.ts. */
export const ofHandOut = ['HandedOutGift', 'GiftCode']
