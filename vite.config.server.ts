import { dirname, join, relative } from 'node:path'
import { defineConfig, type Plugin, type UserConfig } from 'vite'

const ROOT = import.meta.dirname

/** What runs in production, a file of build/server each. */
const PROGRAMS = {
  index: 'server/index.ts',
  migrate: 'server/start/backup/migrate.ts',
  backup: 'server/start/backup/backup.ts',
  restore: 'server/start/backup/restore.ts',
  verify: 'server/records/seals/verify.ts',
  replay: 'server/care/criteria/replay/replay.ts',
  'mail-worker': 'server/office/conversation/mails/mailWorker.ts',
  'impact-worker': 'server/care/criteria/versions/impactWorker.ts',
  doctor: 'server/start/doctor/doctor.ts',
  'first-administrator': 'server/start/program/firstAdministrator.ts',
  pilot: 'server/start/pilot/pilot.ts',
}

/** A module finds its migrations, templates and documents beside its source, wherever the whole tree lies. */
const besideSources = (folder: string): Plugin => ({
  name: 'beside-sources',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null
    const [file, place] = [relative(folder, id), relative(folder, dirname(id))].map((path) =>
      JSON.stringify(path),
    )
    return {
      code: code
        .replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${place})`),
      // The lines stay the same.
      map: null,
    }
  },
})

/** Writes PDF. Compiled in: its packages are 20 times what they run. */
const BUNDLED =
  /^(pdfkit|fontkit|@noble\/(ciphers|hashes)|@swc\/helpers|brotli|clone|dfa|fast-deep-equal|linebreak|base64-js|png-js|restructure|tiny-inflate|unicode-(properties|trie))(\/|$)/

/**
 * Compiles programs into `folder` of this tree, packages left outside: Node loads a bundle with a third of the work of
 * hundreds of sources.
 */
export const bundleOf = (folder: string, programs: Record<string, string>): UserConfig => ({
  root: ROOT,
  logLevel: 'error',
  publicDir: false,
  ssr: { noExternal: BUNDLED },
  plugins: [besideSources(folder)],
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: programs,
      external: (id) => !/^[./\0]/.test(id) && !BUNDLED.test(id),
      // Both drop calls whose answer nobody reads, such as a decodeURIComponent that is there to throw.
      treeshake: false,
      // All in one folder: a path beside a source is told from there.
      // Traces name a file and its line; the text of the sources would be half of what is shipped.
      output: { minify: false, chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
    },
  },
})

export default defineConfig(bundleOf(join(ROOT, 'build/server'), PROGRAMS))
