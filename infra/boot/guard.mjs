// Loaded into each supervised process: when its supervisor disappears, even by kill -9, it stops as
// if asked to.
import process from 'node:process'

const GRACE = 15_000

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE).unref()
  process.kill(process.pid, 'SIGTERM')
})
process.channel?.unref()
