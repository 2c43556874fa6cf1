import { judgePdf } from './judge-pdf.ts'

/** The process that looks again at what another one wrote, before it is served. */
process.on('message', (file: Uint8Array) => {
  try {
    process.send?.(judgePdf(file))
  } catch {
    // Better no process than one in an unknown state: the parent starts another.
    process.exit(1)
  }
})
process.on('disconnect', () => process.exit(0))
