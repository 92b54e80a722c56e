import type { Role } from '../generated/schema'

export const roleLabels = {
  Administrator: '管理者',
  Support: 'サポート担当',
} satisfies Record<Role, string>
