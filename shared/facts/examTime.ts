/** 09:30 → 9:30 */
export const examTime = (time: string) => time.replace(/^0/, '')
