/** 30,000円 */
export const formatYen = (yen: number) => `${yen.toLocaleString('ja-JP')}円`
