/** After a build, writes .br and .gz beside each text asset: the server sends them as they are. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Bytes under which a compressed file is no smaller. */
const MIN = 200

export const compress = (): Plugin => {
  let outDir = ''
  return {
    name: 'registre-compress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: () => {
      for (const file of globSync('**/*.{js,json,css,html,svg,topojson}', { cwd: outDir })) {
        const path = join(outDir, file)
        const content = readFileSync(path)
        if (content.length < MIN) continue
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        )
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
