/** What can be asked about the day of a test that is due. */
export const examLabels = { undated: '未設定' } as const
