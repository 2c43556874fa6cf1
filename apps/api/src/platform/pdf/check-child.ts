import { readPdf } from './count-pages.ts'

/**
 * The process that opens what strangers send. It has no secret in its environment, cannot write,
 * and is ended by its parent
 * when it takes too long or grows too fat.
 */
process.on('message', (contenu: Uint8Array) => {
  readPdf(contenu).then(
    (lecture) => process.send?.(lecture),
    // Better no process than one in an unknown state: the parent starts another.
    () => process.exit(1),
  )
})
process.on('disconnect', () => process.exit(0))
