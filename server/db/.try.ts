import { mkdtempSync, chmodSync } from 'node:fs'
import { startEmbeddedPostgres } from '/work/main/server/db/embedded'
import { connectDatabase } from '/work/main/server/db/client'
import { migrateDatabase } from '/work/main/server/db/migrate'
const dir = process.argv[2] ?? mkdtempSync('/tmp/pgtry-')
const t=Date.now()
const pg = await startEmbeddedPostgres({ dataDir: dir, log: process.env.V? console.log : () => {}, durable: !process.env.FAST })
console.log(pg, Date.now()-t)
const c = connectDatabase(pg.url)
await migrateDatabase(c)
console.log(Date.now()-t, (await c.pool.query("select current_setting('fsync'), version(), show_trgm('x') from (select 1) a").catch(e=>({rows:[e.message]}))).rows)
console.log((await c.pool.query("select count(*) from pg_tables where schemaname='public'")).rows)
await c.close()
if (process.env.HANG) await new Promise(r => setTimeout(r, 1e6))
await pg.stop()
console.log('stopped', Date.now()-t)
