/** The names of the pages that are no resource, as in the menu. */
export const pageMessages = {
  pages: { dashboard: 'ダッシュボード', reception: '受付', operator: '運営者情報' },
}
