import { join } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'

// Writes the tree of the screens from the files of src/routes, as Vite does when it builds: the
// compiler reads it before anything is built.
const root = join(import.meta.dirname, '..')
await new Generator({ config: getConfig({}, root), root }).run()
