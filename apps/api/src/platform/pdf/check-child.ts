import { readFileSync } from 'node:fs'
import { readPdf } from './read-pdf.ts'

/**
 * The process that opens what strangers send. It has no secret in its environment, cannot write,
 * and is ended by its parent when it takes too long or grows too fat.
 */
process.on('message', (file: Uint8Array | string) => {
  readPdf(typeof file === 'string' ? readFileSync(file) : file).then(
    (lecture) => process.send?.(lecture),
    // Better no process than one in an unknown state: the parent starts another.
    () => process.exit(1),
  )
})
process.on('disconnect', () => process.exit(0))
