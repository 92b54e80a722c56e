/** 0.2834 → 28.3% */
export const percent = (share: number) => `${(share * 100).toFixed(1)}%`
