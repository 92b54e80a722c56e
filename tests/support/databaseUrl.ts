export const TEMPLATE_DATABASE = 'migrated_template'

/** The same server's URL with another database in it. */
export function databaseUrl(url: string, database: string): string {
  return url.replace(/\/[^/?]*\?/, `/${database}?`)
}
