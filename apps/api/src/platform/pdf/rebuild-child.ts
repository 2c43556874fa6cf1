import { readFileSync } from 'node:fs'
import { type Rebuilt, rebuildPdf } from './rebuild-pdf.ts'

/**
 * The process that opens what strangers send, and writes it again. It has no secret in its
 * environment, cannot write a file, and is ended by its parent when it takes too long or grows too
 * fat.
 */
const rebuild = async (file: Uint8Array | string): Promise<Rebuilt> =>
  rebuildPdf(typeof file === 'string' ? readFileSync(file) : file)
process.on('message', (file: Uint8Array | string) => {
  rebuild(file).then(
    (rebuilt) => process.send?.(rebuilt),
    // Better no process than one in an unknown state: the parent starts another.
    () => process.exit(1),
  )
})
process.on('disconnect', () => process.exit(0))
