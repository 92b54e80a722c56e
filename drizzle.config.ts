import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/ground/tables/*.ts',
  out: './server/ground/migrations',
  casing: 'snake_case',
})
