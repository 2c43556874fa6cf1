// Loaded before a process of a drill (--import): a planted leak, of memory and of handles.
import { open } from 'node:fs/promises'
const gardes = []
setInterval(async () => {
  gardes.push(Buffer.alloc(400_000, 1))
  if (gardes.length % 5 === 0) gardes.push(await open('/dev/null'))
}, 1_000).unref()
