import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { acts } from './objects.ts'
import { ask } from './tools.ts'
import type { Reader } from './verdict.ts'

/** What `mutool run` plays: every object that the trailer leads to, one a line, and the pages. */
const WALK = `
var document = new PDFDocument(scriptArgs[0])
var seen = {}, waiting = [document.getTrailer()]
function plain(o, depth) {
  if (!o) return 0
  if (o.isIndirect()) {
    if (!seen[o.asIndirect()]) { seen[o.asIndirect()] = true; waiting.push(o.resolve()) }
    return o.asIndirect() + ' 0 R'
  }
  if (depth > 60) return 'deep'
  if (o.isName()) return '/' + o.asName()
  if (o.isString()) return 'text'
  if (o.isArray()) {
    var list = []
    for (var i = 0; i < o.length; i++) list.push(plain(o.get(i), depth + 1))
    return list
  }
  if (!o.isDictionary() && !o.isStream()) return 0
  var dictionary = {}
  // Its versions do not agree on which comes first, the key or its value.
  o.forEach(function (a, b) {
    if (typeof a === 'string') dictionary['/' + a] = plain(b, depth + 1)
    else dictionary['/' + b] = plain(a, depth + 1)
  })
  return dictionary
}
if (document.needsPassword() || document.countPages() < 1) throw 'no page'
while (waiting.length > 0) print(JSON.stringify(plain(waiting.pop(), 0)))
`
let script: string | undefined
const walk = (): string => {
  if (script === undefined) {
    script = join(mkdtempSync(join(tmpdir(), 'mupdf-')), 'walk.js')
    writeFileSync(script, WALK)
  }
  return script
}

/** Has MuPDF follow its trailer to every object, repaired if need be, and looks for actions. */
export const mupdf: Reader = {
  name: 'MuPDF',
  package: 'mupdf-tools',
  blind: [],
  judge: async (_bytes, file) => {
    const answer = await ask('mutool', 'run', walk(), file)
    if (answer === null || answer.code !== 0) return 'unreadable'
    const objects: unknown[] = answer.out
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
    return acts(objects) ? 'active' : 'inert'
  },
}
