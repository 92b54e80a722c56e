/** How near the next date is, as a condition that stays true on the days to come. */
export const dueLabels = { overdue: '期日を過ぎた', today: '今日', week: '今日から7日間' } as const
